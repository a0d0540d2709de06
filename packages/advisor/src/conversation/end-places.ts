import type { CalendarDate, Documents } from "@seven-figures/domain";
import { type ReaderToken, readerTokens, textOf } from "../reader/reader-tokens.ts";
import type { Shown } from "./conversation.ts";
import type { OpenEnd } from "./open-ends.ts";
import { figuresIn } from "./said-otherwise.ts";
import { unknownWords } from "./sales/placing-words.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { wordsBesideEntries } from "./token-pieces.ts";

const NOT_SO =
  /\?|\b(?:will|tomorrow|next|going to|gonna|should|could|would|plan|hope|want|soon|later|if|not|never|half|per)\b|n['’]t\b|%/i;
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

interface Told {
  tokens: readonly ReaderToken[];
  parts: Part[];
}

/** The other ends that a message tells; none where it tells anything else. */
export function partsTold(message: string, ends: readonly OpenEnd[], documents: Documents, today: CalendarDate): Told {
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
  // what was charged on a debt paid no other one: that is put right
  const mayBePaid = ends.every(({ thing, isFilled }) => !isFilled && thing.side === "asset");
  const financials = {
    ...documents.financials,
    assets: (assets ?? []).filter(({ id, type }) => type !== "other" || isEnd(id)),
    debts: (debts ?? []).filter(({ id }) => mayBePaid || isEnd(id)),
  };
  return { ...documents, financials, goals: { ...documents.goals, intermediateGoals: [] } };
}

/** A place that is named as the other end, and of what. */
export interface Part {
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
  if (isFilled && CAME_OUT.test(textOf(tokens.slice(0, from)))) return true;
  const rest = tokens.slice(from);
  const after = rest.find(({ marks, slot }) => slot === null && marks.size === 0);
  return isFilled && after !== undefined && PAID.test(after.text);
}

/** Whether more is told than the other end; beside the very sum that moved, a few words more are no other story. */
function tellsMore(tokens: readonly ReaderToken[], ends: readonly OpenEnd[]): boolean {
  const isSumSaid = figuresIn(tokens).some((value) => ends.some(({ amount }) => amount === value));
  return unknownWords(wordsBesideEntries(tokens), TELLING) > (isSumSaid ? MOST_BESIDE_SUM : MOST_UNKNOWN);
}
