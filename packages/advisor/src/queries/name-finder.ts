import type { Documents, ItemRef, Side } from "@seven-figures/domain";
import { withoutOwner } from "../language/fold-word.ts";
import { singular } from "../language/singular.ts";
import type { Token } from "../language/token.ts";
import { EVERYDAY_WORDS, VOCABULARY } from "../language/vocabulary.ts";
import { alike } from "../matching/match-goals.ts";
import { sameWord } from "../matching/same-word.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { nameWordsOf, wordsOf } from "../statements/read-mention.ts";
import { GROUP_WORDS, WEAK_NAME_WORDS } from "./group-words.ts";
import { namedByKind } from "./named-by-kind.ts";
import { namedByLetter } from "./named-by-letter.ts";
import { namedByTitle } from "./named-by-title.ts";

/** Which stored entries a run of tokens may name, by side. */
export interface Named {
  from: number;
  to: number;
  sides: Partial<Record<Side, ItemRef[]>>;
  text: string;
}

/** A stored entry with the words of its name. */
export interface NamedEntry extends ItemRef {
  words: readonly string[];
  type: string;
}

const TITLE_WORDS = new Set(
  "goal goals fund save saving savings buy pay off learn get new project step up money plan be more make".split(" "),
);

function entriesOf({ financials, goals }: Documents): NamedEntry[] {
  return [
    ...(financials.assets ?? []).map(({ id, name, type }) => ({
      side: "assets" as const,
      id,
      type,
      words: nameWordsOf(name),
    })),
    ...(financials.debts ?? []).map(({ id, name, type }) => ({
      side: "debts" as const,
      id,
      type,
      words: nameWordsOf(name),
    })),
    ...goals.intermediateGoals.map(({ id, title, type }) => ({
      side: "goals" as const,
      id,
      type,
      words: wordsOf(title),
    })),
  ];
}

const MOST_MENTIONS = 24;
/** Inside a name: "write a novel", "bank of america". */
const INSIDE = /^(?:a|an|the|my|of|to|for|on|and|in)$/;
/** Words of titles that people ask with. */
const ASKED_WITH =
  /^(?:earn|spend|spending|spell|tell|reach|make|own|owe|worth|total|monthly|weekly|yearly|track|show|sum|count|list|compare|share|rate|debt|debts|free|finish|complete|start|money|month|year|week|day|hour|net|income|salary|interest|percent)$/;

/** Runs of tokens that name stored entries, in their order; words of kinds alone ("the card") name none. */
export function findNames(tokens: readonly ReaderToken[], documents: Documents): Named[] {
  const entries = entriesOf(documents);
  const byLetter = Map.groupBy(
    entries.flatMap((entry) => [...new Set(entry.words)].map((word) => ({ entry, word }))),
    ({ word }) => word.slice(0, 1),
  );
  const known = new Map<string, NamedEntry[]>();
  const candidatesOf = (token: ReaderToken): NamedEntry[] => {
    if (token.slot?.kind === "quote") return quoted(token.slot.text, entries);
    const typed = token.raw.toLowerCase();
    // "HYSA", which is read as the words that it is short for, in a name that is short as well
    const isShort = SHORT.test(typed) && typed !== token.text && bears(typed, byLetter);
    const word = token.slot === null && !isShort ? token.text : typed;
    const isMarked = [..."ADG"].some((mark) => token.marks.has(mark as "A"));
    if (!isMarked && !isShort && token.slot === null && !PLURAL.test(word)) return cutShort(word, byLetter);
    const found = known.get(word) ?? entriesBearing(word, byLetter, entries);
    known.set(word, found);
    return found;
  };
  const lettered = namedByLetter(tokens, documents);
  const result: Named[] = [];
  for (let at = 0; at < tokens.length && result.length < MOST_MENTIONS; ) {
    const whole = lettered.find(({ from }) => from === at);
    if (whole) {
      result.push(whole);
      at = whole.to;
      continue;
    }
    const run = runFrom(tokens, at, candidatesOf);
    if (!run) {
      at += 1;
      continue;
    }
    const kind = KINDS.exec(tokens[run.to]?.text ?? "")?.[0];
    const isMany = MANY.test(tokens[at - 1]?.text ?? "") || kind !== undefined;
    const ofKind = run.entries.filter(({ type }) => kind !== undefined && TYPES[kind]?.test(type));
    result.push(named(tokens, at, run.to, ofKind.length > 1 ? ofKind : run.entries, isMany));
    at = run.to;
  }
  const titled = [...result, ...namedByTitle(tokens, documents, result)];
  return [...titled, ...namedByKind(tokens, documents, entries, titled)].toSorted((a, b) => a.from - b.from);
}

/** "Both Citi cards", "my two Chase ones": all that bear the name. */
const MANY = /^(?:both|two|three|four|all)$/;
const KINDS = /^(?:cards|loans|accounts|funds|pots|mortgages|debts)$/;

/** "Both Scotia cards" are none of the mortgages of that bank. */
const TYPES: Record<string, RegExp> = { cards: /^credit-card$/, mortgages: /^mortgage$/, loans: /loan$/ };

function quoted(text: string, entries: readonly NamedEntry[]): NamedEntry[] {
  const said = wordsOf(text).join(" ");
  return entries.filter(({ words }) => words.join(" ") === said);
}

const SHORT = /^[a-z]{2,6}$/;

function bears(word: string, byLetter: ReadonlyMap<string, readonly { word: string }[]>): boolean {
  return (byLetter.get(word.slice(0, 1)) ?? []).some((each) => each.word === word);
}

const LEAST_CUT_SHORT = 4;
const LEAST_CUT_OFF = 3;

/** "The reno loan" of Renovation loan: the beginning of a word that one entry alone bears, and no word of its own. */
function cutShort(
  said: string,
  byLetter: ReadonlyMap<string, readonly { entry: NamedEntry; word: string }[]>,
): NamedEntry[] {
  if (said.length < LEAST_CUT_SHORT || VOCABULARY.has(said) || EVERYDAY_WORDS.has(said)) return [];
  const bearing = (byLetter.get(said.slice(0, 1)) ?? []).filter(
    ({ word }) => word.length >= said.length + LEAST_CUT_OFF && word.startsWith(said),
  );
  const [first, ...others] = new Set(bearing.map(({ entry }) => entry));
  return first && others.length === 0 ? [first] : [];
}

/** "Both Amexes". */
const PLURAL = /(x|ch|ss|sh)es$/;

function entriesBearing(
  said: string,
  byLetter: ReadonlyMap<string, readonly { entry: NamedEntry; word: string }[]>,
  entries: readonly NamedEntry[],
): NamedEntry[] {
  const word = withoutOwner(said).replace(PLURAL, "$1");
  const near = (byLetter.get(word.slice(0, 1)) ?? [])
    .filter((each) => sameWord(word, each.word))
    .map(({ entry }) => entry);
  const goals =
    TITLE_WORDS.has(word) || ASKED_WITH.test(word)
      ? []
      : entries.filter(({ side, words }) => side === "goals" && words.some((each) => alike(word, each)));
  return [...new Set([...near, ...goals])];
}

/** The longest run from a token on whose words some entries bear all. A weak word begins one only before a strong word. */
function runFrom(
  tokens: readonly ReaderToken[],
  from: number,
  candidatesOf: (token: ReaderToken) => NamedEntry[],
): { to: number; entries: NamedEntry[] } | null {
  const isWeak = (at: number) =>
    WEAK_NAME_WORDS.has(tokens[at]?.text ?? "") || WEAK_NAME_WORDS.has(singular(tokens[at]?.text ?? ""));
  const first = tokens[from];
  if (!first) return null;
  let entries = candidatesOf(first);
  if (entries.length === 0) return null;
  let isStrong = !isWeak(from);
  let to = from + 1;
  for (; to < tokens.length; to++) {
    const token = tokens[to];
    if (!token) break;
    if ((token.text === "'s" && tokens[to + 1]) || isRestOfShort(token, tokens[to - 1])) continue;
    const after = tokens[to + 1];
    if (token.text === "and" && isSaid(after, tokens.slice(from, to))) break;
    if (INSIDE.test(token.text) && after && candidatesOf(after).some((entry) => entries.includes(entry))) continue;
    const both = goingOn(token, entries, candidatesOf);
    if (both.length === 0) break;
    entries = both;
    isStrong ||= !isWeak(to);
  }
  to = withoutOwnerMark(tokens, from, to);
  const isWhole = entries.some(({ words }) => words.length <= to - from && words.length > 1);
  return isStrong || isWhole || isOneByKinds(tokens.slice(from, to), entries) ? { to, entries } : null;
}

function withoutOwnerMark(tokens: readonly ReaderToken[], from: number, to: number): number {
  let end = to;
  while (tokens[end - 1]?.text === "'s" && end > from + 1) end -= 1;
  return end;
}

/** "High-yield savings" is written "HYSA": its second word is the first one's. */
function isRestOfShort({ raw, slot }: ReaderToken, before: ReaderToken | undefined): boolean {
  const typed = before?.raw.toLowerCase() ?? "";
  return raw === "" && slot === null && SHORT.test(typed) && typed !== before?.text;
}

/** "The TD Visa and TD line": a word of the name said before begins another name. */
function isSaid(token: ReaderToken | undefined, said: readonly ReaderToken[]): boolean {
  return said.some(({ text }) => text === token?.text);
}

/** Which of some entries bear the next word too. */
function goingOn(
  token: ReaderToken,
  entries: readonly NamedEntry[],
  candidatesOf: (token: ReaderToken) => NamedEntry[],
): NamedEntry[] {
  const bearing = candidatesOf(token).filter((entry) => entries.includes(entry));
  return bearing.length > 0 ? bearing : shortenedIn(token, entries);
}

const LEAST_SHORTENED = 3;

/** "Navy Fed" of Navy Federal: a word cut short after one that names it. */
function shortenedIn({ text, slot }: ReaderToken, entries: readonly NamedEntry[]): NamedEntry[] {
  if (slot !== null || text.length < LEAST_SHORTENED || WEAK_NAME_WORDS.has(text)) return [];
  return entries.filter(({ words }) => words.some((word) => word.length > text.length && word.startsWith(text)));
}

/** "The share savings": two weak words that only one name bears together, and that are not said of a kind. */
function isOneByKinds(tokens: readonly ReaderToken[], entries: readonly NamedEntry[]): boolean {
  const said = tokens.map(({ text }) => text).join(" ");
  const isKind = GROUP_WORDS.some(({ pattern }) => said.replace(pattern, "") === "");
  return tokens.length > 1 && entries.length === 1 && !isKind;
}

/** "The Nubank card" is none of the accounts there. */
const OWED = /^(?:cards?|loans?|mortgages?|overdrafts?|credits?|debts?|finance)$/;

function named(
  tokens: readonly Token[],
  from: number,
  to: number,
  entries: readonly NamedEntry[],
  isMany: boolean,
): Named {
  const said = tokens.slice(from, to).map(({ text }) => text);
  const next = tokens[to]?.text ?? "";
  const sides: Named["sides"] = {};
  const hasGoalWord = /^(?:goals?|pot|pots|fund|target)$/.test(next);
  for (const side of ["assets", "debts", "goals"] as const) {
    const ofSide = best(
      entries.filter((entry) => entry.side === side),
      said,
      next,
      isMany,
    );
    if (ofSide.length > 0) sides[side] = ofSide.map(({ id }) => ({ side, id }));
  }
  if (sides.debts && sides.assets && OWED.test(OWED.test(next) ? next : (said.at(-1) ?? "")))
    return { from, to, sides: { debts: sides.debts }, text: said.join(" ") };
  if (/^goals?$/.test(next) && sides.goals)
    return { from, to: to + 1, sides: { goals: sides.goals }, text: said.join(" ") };
  return { from, to: hasGoalWord && sides.goals ? to + 1 : to, sides, text: said.join(" ") };
}

function bearsSingular(words: readonly string[], said: string): boolean {
  return words.some((word) => sameWord(singular(said), singular(word)));
}

/** Those whose names are said most fully. */
function best(entries: readonly NamedEntry[], said: readonly string[], next: string, isMany: boolean): NamedEntry[] {
  const scored = entries.map((entry) => {
    const hits = entry.words.filter((word) => [...said, next].some((each) => sameWord(each, word))).length;
    return { entry, score: hits / Math.max(entry.words.length, 1) };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const isPlural = isMany || said.some((word) => singular(word) !== word);
  // "the starling pots" are not the current account there
  const whole = isPlural ? entries.filter(({ words }) => said.every((each) => bearsSingular(words, each))) : [];
  if (whole.length > 1) return whole;
  return scored.filter(({ score }) => isPlural || score === most).map(({ entry }) => entry);
}
