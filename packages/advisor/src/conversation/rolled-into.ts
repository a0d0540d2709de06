import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { Shown } from "./conversation.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const ROLLED =
  /\b(?:rolled|merged|consolidated|combined|folded)\b|\b(?:moved|transferred|shifted|emptied|dumped|put) (?:everything|all|the whole|the lot)\b|\bemptied\b/i;
const NOT_DONE =
  /\?|\b(?:if|should|could|would|will|going to|gonna|want|wanna|plan\w*|think\w*|thought|consider\w*|might|may|maybe|not|never|no|half|some|part|most|rest|bought|spent|except|but)\b|n['\u2019]t\b|%/i;
const INTO = /^(?:into|to|onto|in|with)$/;
const BEFORE_NAME = /^(?:the|my|our|new|current|old)$/;

/**
 * "We rolled the old 401k into the Vanguard one", "moved everything from Ally into checking": all that is in one account is in another
 * now, and the first is gone. Null where a sum is told, or either is not plain.
 */
export function rolledInto(message: string, said: readonly ReaderToken[], documents: Documents): Statement[] | null {
  if (!ROLLED.test(message) || NOT_DONE.test(message) || said.some(({ slot }) => slot?.kind === "money")) return null;
  const names = namesIn(said, documents);
  const [from, into, ...others] = names;
  if (!from || !into || others.length > 0 || !leadsInto(said, into)) return null;
  const source = oneAsset(from);
  const [place, ...alike] = assetsOf(into).filter(({ id }) => id !== source?.id);
  const value = documents.financials.assets?.find(({ id }) => id === source?.id)?.value;
  if (!source || !place || alike.length > 0 || !value) return null;
  return [toldOf(place, "put", value, documents), toldOf(source, "remove", null, documents)];
}

function leadsInto(said: readonly ReaderToken[], { from }: Named): boolean {
  const lead = said.slice(0, from).findLast(({ text }) => !BEFORE_NAME.test(text));
  return lead !== undefined && INTO.test(lead.text);
}

function assetsOf({ things }: Named): Shown[] {
  return things.filter(({ side }) => side === "asset");
}

function oneAsset(name: Named): Shown | null {
  const [asset, ...others] = assetsOf(name);
  return asset && others.length === 0 ? asset : null;
}
