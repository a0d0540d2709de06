import type { Documents, ItemRef } from "@seven-figures/domain";
import { singular } from "../language/singular.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { NO_MENTION } from "../statements/read-mention.ts";
import { refOf } from "./build.ts";
import { WEAK_NAME_WORDS } from "./group-words.ts";
import type { Named, NamedEntry } from "./name-finder.ts";

const LEAST_SHORTENED = 3;
const MOST_MENTIONS = 24;
/** "Both houses", "my two cars". */
const MANY = /^(?:both|two|three|four|all)$/;

/** "The van" of somebody who has a campervan. */
const endsIn = (word: string) => (name: string) =>
  word.length >= LEAST_SHORTENED && name.length > word.length + 2 && name.endsWith(word);

/** "The car loan" of somebody who has one: no car. */
function loanOf(token: ReaderToken, next: ReaderToken | undefined, documents: Documents): ItemRef | null {
  if (!/^(?:loan|note|finance)$/.test(next?.text ?? "")) return null;
  const mention = { ...NO_MENTION, words: [token.text, "loan"], name: `${token.text} loan` };
  const [fitting, ...others] = matchEntries(mention, knownEntries(documents, "debt"));
  return fitting && others.length === 0 ? { side: "debts", id: fitting.entry.id } : null;
}

/** Entries spoken of by their kind alone: "the car" of somebody who has a Corolla. */
export function namedByKind(
  tokens: readonly ReaderToken[],
  documents: Documents,
  entries: readonly NamedEntry[],
  taken: readonly Named[],
): Named[] {
  const isTaken = (at: number) => taken.some(({ from, to }) => at >= from && at < to);
  const found: Named[] = [];
  for (const [at, token] of tokens.entries()) {
    if (found.length >= MOST_MENTIONS || isTaken(at) || token.slot !== null) continue;
    const isKind = token.marks.has("x") || token.marks.has("y");
    if (!isKind || WEAK_NAME_WORDS.has(token.text) || WEAK_NAME_WORDS.has(singular(token.text))) continue;
    found.push(...ofWord(tokens, at, documents, entries));
  }
  return found;
}

/** What one word speaks of by its kind: nothing, or one name. */
function ofWord(
  tokens: readonly ReaderToken[],
  at: number,
  documents: Documents,
  entries: readonly NamedEntry[],
): Named[] {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return [];
  const loan = loanOf(token, next, documents);
  if (loan) return [{ from: at, to: at + 2, sides: { debts: [loan] }, text: `${token.text} ${next?.text}` }];
  const compound = entries.filter(({ side, words }) => side !== "goals" && words.some(endsIn(token.text)));
  const [whole, ...more] = compound;
  if (whole && more.length === 0)
    return [{ from: at, to: at + 1, sides: { [whole.side]: [refOf(whole)] }, text: token.text }];
  const mention = { ...NO_MENTION, words: [token.text], name: token.text };
  // "both houses" of somebody who has one by that word, and another home
  const least = MANY.test(tokens[at - 1]?.text ?? "") ? 2 : 1;
  const sides: Named["sides"] = {};
  for (const side of ["asset", "debt"] as const) {
    const fitting = matchEntries(mention, knownEntries(documents, side));
    if (fitting.length >= least) sides[`${side}s`] = fitting.map(({ entry }) => ({ side: `${side}s`, id: entry.id }));
  }
  return Object.keys(sides).length > 0 ? [{ from: at, to: at + 1, sides, text: token.text }] : [];
}
