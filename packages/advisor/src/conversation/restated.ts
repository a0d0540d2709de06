import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { EntryAction, Statement } from "../statements/statement.ts";
import type { Conversation, RecentWrite, Shown } from "./conversation.ts";
import { partsSaid } from "./parts-said.ts";
import { amountOf } from "./said-otherwise.ts";
import { statementId, toldOf } from "./told-things.ts";

/** So many writes back it may have been told. */
const LONGEST = 4;
const RESTATES =
  /^\W*(?:no\b|nope\b|what\b|hey\b|wait\b|that'?s (?:not|wrong)|i (?:already |just )?(?:told|said)|like i said|as i said|why\b)|\bi paid both\b|\b(?:already|told you|i said)\b/i;
const MORE = /\b(?:another|more|again|too|also|as well|second|extra|then|instead|only|meant|mean)\b/i;
/** What says that something else was done with it. */
const OTHERWISE: Partial<Record<EntryAction, RegExp>> = {
  pay: /\b(?:charged|borrowed|spent|swiped|owe|owed|added)\b/i,
  charge: /\b(?:paid|payments?|off|refund\w*|returned)\b/i,
  add: /\b(?:took|taken|withdrew|pulled|out of|from|spent)\b/i,
  put: /\b(?:took|taken|withdrew|pulled|out of|from|spent)\b/i,
  subtract: /\b(?:added|deposited|put|into|in)\b/i,
  set: /\b(?:paid|charged|took|added|put|off)\b/i,
};

/**
 * "No no, why did you change the Sapphire back? I paid BOTH. 400 on the Sapphire and 300 on the Freedom", where both were written
 * and stand: said once more out of worry, and nothing is to be done a second time. What stands there is told again.
 */
export function restated(
  message: string,
  said: readonly ReaderToken[],
  { recent = [] }: Conversation,
  documents: Documents,
): Statement[] | null {
  if (!RESTATES.test(message) || MORE.test(message)) return null;
  const parts = partsSaid(said, documents).filter((part) => typeof part !== "string");
  const sums = parts.filter((part) => typeof part === "number");
  const things = parts.slice(-2 * sums.length).filter((part) => typeof part === "object");
  if (sums.length === 0 || sums.length !== things.length) return null;
  const writes = recent.slice(-LONGEST);
  const known = things.map((thing, at) => standingAsTold(thing, sums[at] ?? 0, writes, documents, message));
  return known.some((value) => value === null)
    ? null
    : things.map((thing, at) => toldOf(thing, "set", known[at] ?? 0, documents));
}

/** What an entry stands at, where that is what a write with this sum made of it; else null. */
function standingAsTold(
  thing: Shown,
  sum: number,
  writes: readonly RecentWrite[],
  documents: Documents,
  message: string,
): number | null {
  const { assets, debts } = documents.financials;
  const value = assets?.find(({ id }) => id === thing.id)?.value ?? debts?.find(({ id }) => id === thing.id)?.balance;
  const isToldSo = ({ statements, changes }: RecentWrite) =>
    statements.some(
      (each) =>
        each.kind === "entry" &&
        OTHERWISE[each.action]?.test(message) === false &&
        amountOf(each) === sum &&
        statementId(each, documents) === thing.id,
    ) &&
    changes.some(
      (change) =>
        (change.kind === "edit-asset" && change.id === thing.id && change.fields.value === value) ||
        (change.kind === "edit-debt" && change.id === thing.id && change.fields.balance === value),
    );
  return value !== undefined && writes.some(isToldSo) ? value : null;
}
