import { type CalendarDate, type Documents, roundToCents } from "@seven-figures/domain";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import { entry } from "../statements/entry-statement.ts";
import { NO_MENTION } from "../statements/read-mention.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { type Part, partsTold } from "./end-places.ts";
import { type OpenEnd, openEnds, withDebtsGone } from "./open-ends.ts";
import { figuresIn, MISTAKEN } from "./said-otherwise.ts";
import { toldOf } from "./told-things.ts";

const BOTH = /\bboth\b|\b(?:the|last) two\b|\btwo of (?:them|em)\b/;
const ALL = /\b(?:all|everything|each|every one)\b/;
const MANY = /\b(?:they|them|'?em|those|these|payments)\b/;

/**
 * The other end of what was just paid, put, taken or drawn, where a message tells hardly more than that: "both came out of
 * checking", "the Visa one was from savings", "it went into the household account". The account changes by what moved. Null
 * where the other end is known already, or more is told.
 */
export function otherEndTold(
  message: string,
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): Statement[] | null {
  const ends = openEnds(conversation);
  const { tokens, parts } = partsTold(message, ends, withDebtsGone(documents, conversation), today);
  if (parts.length === 0) return null;
  const text = textOf(tokens);
  // "no, it went to Pine" puts right what was taken from where
  if (MISTAKEN.test(text) && ends.some(({ isFilled }) => !isFilled)) return null;
  const meant = parts.map((part) => meantBy(part, text, tokens, ends));
  const isOnce = new Set(meant.flat()).size === meant.flat().length;
  if (!isOnce || meant.some(({ length }) => length === 0)) return null;
  return parts.flatMap((part, at) => movedAt(part, meant[at] ?? [], documents));
}

/**
 * "No, the Visa one came from savings, only the Amex was checking", right after both were told to come from checking: each
 * from where it came. Null where nothing of that is told.
 */
export function otherEndMended(
  message: string,
  last: LastWrite,
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): Correction | null {
  const earlier = { ...conversation, recent: conversation.recent?.slice(0, -1) ?? [] };
  const [told, ...others] = last.statements;
  const ends = openEnds(earlier);
  if (told?.kind !== "entry" || others.length > 0 || told.amount === null || sumOf(ends) < told.amount) return null;
  const { tokens, parts } = partsTold(message, ends, withDebtsGone(documents, earlier), today);
  const named = parts.flatMap(({ of }) => of);
  if (parts.length === 0 || parts.some(({ of }) => of.length === 0) || !hasNoOtherSum(tokens, named)) return null;
  const left = roundToCents(told.amount - sumOf(named));
  const meant = parts.flatMap((part) => movedAt(part, part.of, documents));
  const statements = left > 0 ? [{ ...told, amount: left }, ...meant] : meant;
  return left < 0 ? null : replayed(last, statements, documents);
}

/** Of what the place is the other end: what is named, what was told with the sum that is said, both, all, or the last. */
function meantBy({ of }: Part, text: string, tokens: readonly ReaderToken[], ends: readonly OpenEnd[]): OpenEnd[] {
  const [sum, ...others] = figuresIn(tokens);
  if (of.length > 0) return hasNoOtherSum(tokens, of) ? of : [];
  const last = ends.filter(({ ago }) => ago === 0);
  const many = BOTH.test(text)
    ? twoOf(last, ends)
    : ALL.test(text) || MANY.test(text)
      ? severalOf(text, last, ends)
      : last;
  if (sum === undefined) return many;
  if (others.length > 0) return [];
  if (sumOf(many) === sum) return many;
  const [one, ...more] = ends.filter(({ amount }) => amount === sum);
  return one && more.length === 0 ? [one] : [];
}

function twoOf(last: readonly OpenEnd[], ends: readonly OpenEnd[]): OpenEnd[] {
  const two = last.length > 1 ? last : ends.filter(({ ago }) => ago < 2);
  return two.length === 2 ? [...two] : [];
}

function severalOf(text: string, last: readonly OpenEnd[], ends: readonly OpenEnd[]): OpenEnd[] {
  if (last.length > 1 || /\ball of (?:it|that)\b/.test(text)) return [...last];
  return ALL.test(text) || ends.length === 2 ? [...ends] : [];
}

/** "Another 50 on the Visa, from checking" is a payment of its own. */
function hasNoOtherSum(tokens: readonly ReaderToken[], ends: readonly OpenEnd[]): boolean {
  const known = [...ends.map(({ amount }) => amount), sumOf(ends)];
  return figuresIn(tokens).every((value) => known.includes(value));
}

function sumOf(ends: readonly OpenEnd[]): number {
  return roundToCents(ends.reduce((sum, { amount }) => sum + amount, 0));
}

/** What became of the place: it gave what was paid, or got what was taken. Of several that fit it is asked which. */
function movedAt({ place, words }: Part, ends: readonly OpenEnd[], documents: Documents): EntryStatement[] {
  const [thing, ...others] = place.things;
  const isDebt = thing?.side === "debt";
  const action = ends[0]?.isFilled ? "subtract" : isDebt ? "pay" : "put";
  if (thing && others.length === 0) return [toldOf(thing, action, sumOf(ends), documents)];
  const side = isDebt ? "debt" : "asset";
  return [entry(action, { ...NO_MENTION, words, name: words.join(" "), side }, sumOf(ends), null)];
}
