import { isEntryWord } from "../lexicon/entry-words.ts";
import { PatternTable } from "./pattern-table.ts";
import { type Phrase, phraseOf } from "./phrase.ts";
import type { Token } from "./token.ts";

/**
 * Other words for the same: what matches `from` is said as `to`, where `{name}` stands for the words of a group, and
 * their slots. What the group `front` held is left out, so it must name no asset or debt: a fact in it would get lost.
 */
export interface Rewriting {
  from: RegExp;
  to: string;
}

export function rewriting(from: string | RegExp, to: string): Rewriting {
  return { from: new RegExp(from, "d"), to };
}

/** Rewritings that are tried one after the other. */
interface Rewritings {
  all: readonly Rewriting[];
  patterns: PatternTable;
}

export function inTurn(all: readonly Rewriting[]): Rewritings {
  return { all, patterns: new PatternTable(all.map(({ from }) => from)) };
}

/** A sentence of more words is no plain statement, and many patterns would take long to find nothing in it. */
const MOST_WORDS = 120;

/** A wording is rewritten at most so often in one sentence. */
const MOST = 4;

/** Says in other words what matches, each rewriting in its turn. `isKnown` tells the words of stored names. */
export function rewrite(
  tokens: Token[],
  { all, patterns }: Rewritings,
  isKnown: (word: string) => boolean = () => false,
): Token[] {
  if (tokens.length > MOST_WORDS) return tokens;
  return patterns.inTurn(
    phraseOf(tokens),
    ({ text }) => text,
    (phrase, place) => rewriteOften(phrase, all[place] as Rewriting, isKnown),
  ).tokens;
}

function rewriteOften(phrase: Phrase, each: Rewriting, isKnown: (word: string) => boolean): Phrase {
  let said = phrase;
  for (let times = 0; times < MOST; times++) {
    const next = rewriteOnce(said, each, isKnown);
    if (!next) break;
    said = next;
  }
  return said;
}

function rewriteOnce(
  { tokens, text }: Phrase,
  { from, to }: Rewriting,
  isKnown: (word: string) => boolean,
): Phrase | null {
  const match = from.exec(text);
  if (!match) return null;
  const front = match.groups?.front ?? "";
  if (front.split(" ").some((word) => isEntryWord(word) || isKnown(word))) return null;
  const begin = countBefore(text, match.index);
  const end = countBefore(text, match.index + match[0].length);
  const said = to.split(" ").filter(Boolean);
  // A word for a word stays in names as the person wrote it: "used" is no "pre-owned".
  const raw = end - begin === 1 && said.length === 1 ? tokens[begin]?.raw : undefined;
  const words = said.flatMap((word) => {
    const group = /^\{(\w+)\}$/.exec(word)?.[1];
    if (group) return tokensOf(tokens, text, match.indices?.groups?.[group]);
    return [{ text: word, raw: raw ?? word, slot: null }];
  });
  const result = phraseOf([...tokens.slice(0, begin), ...words, ...tokens.slice(end)]);
  return result.text === text ? null : result;
}

function tokensOf(tokens: Token[], text: string, span: [number, number] | undefined): Token[] {
  return span ? tokens.slice(countBefore(text, span[0]), countBefore(text, span[1])) : [];
}

/** How many tokens lie wholly before a character. */
function countBefore(text: string, character: number): number {
  const before = text.slice(0, character).trim();
  return before === "" ? 0 : before.split(" ").length;
}
