import { type CalendarDate, type Documents, roundToCents } from "@seven-figures/domain";
import { type ReaderToken, readerTokens } from "../reader/reader-tokens.ts";
import { entry } from "../statements/entry-statement.ts";
import { NO_MENTION } from "../statements/read-mention.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite, Shown } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { type OpenEnd, openEnds, withTakenOff } from "./open-ends.ts";
import { figuresIn } from "./said-otherwise.ts";
import { unknownWords } from "./sales/placing-words.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const NOT_SO =
  /\?|\b(?:will|tomorrow|next|going to|gonna|should|could|would|plan|hope|want|soon|later|if|not|never|half|per)\b|n['’]t\b|%/i;
const BOTH = /\bboth\b|\b(?:the|last) two\b|\btwo of (?:them|em)\b/;
const ALL = /\b(?:all|everything|each|every one)\b/;
const MANY = /\b(?:they|them|'?em|those|these|payments)\b/;
/** What stands before the name of what money came from, or of where it went, and what may stand after the first. */
const FROM = /^(?:from|out|outta|off|of|using|used|use|with|via|through|left)$/;
const INTO = /^(?:in|into|inside|to|onto|on|hit|towards?)$/;
const PAID = /^(?:paid|covered|funded|footed)$/;
/** Words of telling where money came from or went that say no more. */
const TELLING =
  `came come comes coming source outta off of used using use left via through them em they both one ones those these two payment payments
   purchase which likewise respectively sir ma'am again everything each every sent covered funded footed second first other same only yup total
   hold hang wait no nope nah actually what owe owed owing sorry forgot mention say added hit between`.split(/\s+/);
const LEAD = 4;
const MOST_UNKNOWN = 1;
const MOST_BESIDE_SUM = 3;

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
  const { tokens, parts } = partsTold(message, ends, withTakenOff(documents, conversation), today);
  if (parts.length === 0) return null;
  const text = wordsOf(tokens);
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
  const { parts } = partsTold(message, ends, withTakenOff(documents, earlier), today);
  const named = parts.flatMap(({ of }) => of);
  if (parts.length === 0 || parts.some(({ of }) => of.length === 0)) return null;
  const left = roundToCents(told.amount - sumOf(named));
  const meant = parts.flatMap((part) => movedAt(part, part.of, documents));
  const statements = left > 0 ? [{ ...told, amount: left }, ...meant] : meant;
  return left < 0 ? null : replayed(last, statements, documents);
}

interface Told {
  tokens: readonly ReaderToken[];
  parts: Part[];
}

/** The other ends that a message tells; none where it tells anything else. */
function partsTold(message: string, ends: readonly OpenEnd[], documents: Documents, today: CalendarDate): Told {
  if (ends.length === 0 || NOT_SO.test(message)) return { tokens: [], parts: [] };
  const known = placesFor(ends, documents);
  const tokens = readerTokens(message, known, today);
  const parts = partsOf(tokens, known, ends);
  const isTold = parts.some(({ isMarked }) => isMarked) && parts.every(({ isMarked, of }) => isMarked || of.length > 0);
  return { tokens, parts: isTold && !tellsMore(tokens, ends) ? parts : [] };
}

/** What can be named: what moved, and what can be at the other end of it. */
function placesFor(ends: readonly OpenEnd[], documents: Documents): Documents {
  const { assets, debts } = documents.financials;
  const isEnd = (id: string) => ends.some(({ thing }) => thing.id === id);
  const isFilled = ends[0]?.isFilled;
  const financials = {
    ...documents.financials,
    assets: (assets ?? []).filter(({ id, type }) => type !== "other" || isEnd(id)),
    debts: (debts ?? []).filter(({ id }) => !isFilled || isEnd(id)),
  };
  return { ...documents, financials, goals: { ...documents.goals, intermediateGoals: [] } };
}

/** A place that is named as the other end, and of what. */
interface Part {
  place: Named;
  /** The words of its name. */
  words: string[];
  of: OpenEnd[];
  /** Whether words tell that it is the other end. */
  isMarked: boolean;
}

function partsOf(tokens: readonly ReaderToken[], known: Documents, ends: readonly OpenEnd[]): Part[] {
  const named = namesIn(tokens, known);
  const isEnd = ({ id }: Shown) => ends.some(({ thing }) => thing.id === id);
  const parts: Part[] = [];
  let of: OpenEnd[] = [];
  for (const name of named) {
    const own = ends.filter(({ thing }) => name.things.length === 1 && name.things[0]?.id === thing.id);
    const things = name.things.filter((thing) => !isEnd(thing));
    const before = parts.at(-1);
    if (own.length > 0) of = [...of, ...own];
    else if (things.length > 0 && !(before && of.length === 0 && namesAgain(before, things))) {
      const marked = isMarked(tokens, name, ends[0]?.isFilled === true);
      parts.push({ place: { ...name, things }, words: wordsFrom(tokens, name.from), of, isMarked: marked });
      of = [];
    }
  }
  return of.length === 0 ? parts : [];
}

function wordsFrom(tokens: readonly ReaderToken[], from: number): string[] {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ marks, slot }) => slot !== null || !/[ADad]/.test([...marks].join("")));
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
}

/** "My checking there at City National": the same place once more. */
function namesAgain({ place }: Part, things: readonly Shown[]): boolean {
  return place.things.length === 1 && things.some(({ id }) => id === place.things[0]?.id);
}

const CAME_OUT = /\b(?:came|come|comes|went|taken|paid) (?:out|from|off)\b/;

function isMarked(tokens: readonly ReaderToken[], { from }: Named, isFilled: boolean): boolean {
  const clause = tokens.slice(0, from).findLastIndex(({ text }) => /^[,.;:]$/.test(text));
  const lead = tokens.slice(Math.max(0, from - LEAD, clause + 1), from);
  if (lead.some(({ text }) => (isFilled ? FROM : INTO).test(text))) return true;
  if (isFilled && CAME_OUT.test(wordsOf(tokens.slice(0, from)))) return true;
  const rest = tokens.slice(from);
  const after = rest.find(({ marks, slot }) => slot === null && marks.size === 0);
  return isFilled && after !== undefined && PAID.test(after.text);
}

/** Whether more is told than the other end; beside the very sum that moved, a few words more are no other story. */
function tellsMore(tokens: readonly ReaderToken[], ends: readonly OpenEnd[]): boolean {
  const words = tokens.filter(({ slot, marks }) => slot === null && !/[ADad]/.test([...marks].join("")));
  const isSumSaid = figuresIn(tokens).some((value) => ends.some(({ amount }) => amount === value));
  return unknownWords(wordsOf(words), TELLING) > (isSumSaid ? MOST_BESIDE_SUM : MOST_UNKNOWN);
}

function wordsOf(tokens: readonly ReaderToken[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** Of what the place is the other end: what is named, what was told with the sum that is said, both, all, or the last. */
function meantBy({ of }: Part, text: string, tokens: readonly ReaderToken[], ends: readonly OpenEnd[]): OpenEnd[] {
  const [sum, ...others] = figuresIn(tokens);
  if (of.length > 0) return of;
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
