import { NO_MENTION, wordsOf } from "../statements/read-mention.ts";
import type { Mention, Side } from "../statements/statement.ts";
import { tidyName } from "../statements/tidy-name.ts";
import type { ReaderToken } from "./reader-tokens.ts";

const LINKS = /^(?:of|in|'s|and|-|&|\/|\.)$/;
const PARTS = /^(?:,|and|but|or|;|\.|!|\?|:|\n|then|plus)$/;
const LONGEST_GAP = 3;
const POINTS_BACK = /^(?:it|that|this|one|those|them|they|these|account|card|loan|debt|asset|thing|the|my)$/;

function hasWord({ text, slot }: ReaderToken): boolean {
  return slot?.kind === "quote" || /[\p{L}\d]/u.test(text);
}

/** The tokens of a name: holes of one linking word filled, and of several runs the one that stands nearest the act. */
function nameRun(tokens: readonly ReaderToken[], at: readonly number[], head: number): number[] {
  const set = new Set(at);
  for (const each of at)
    if (!set.has(each + 1) && set.has(each + 2) && LINKS.test(tokens[each + 1]?.text ?? "")) set.add(each + 1);
  const runs: number[][] = [];
  for (const each of [...set].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)?.at(-1);
    const between = last === undefined ? [] : tokens.slice(last + 1, each);
    const isJoined =
      last !== undefined &&
      between.length <= LONGEST_GAP &&
      !between.some(({ text, slot }) => slot !== null || PARTS.test(text));
    if (isJoined) runs.at(-1)?.push(each);
    else runs.push([each]);
  }
  const named = runs.filter((run) => run.some((each) => hasWord(tokens[each] as ReaderToken)));
  const distance = (run: readonly number[]) => Math.min(...run.map((each) => Math.abs(each - head)));
  return named.toSorted((a, b) => distance(a) - 0.8 * a.length - (distance(b) - 0.8 * b.length))[0] ?? [];
}

const MOST_BEFORE = 4;

/** Kinds that many names end with. */
const KIND = /^(?:etfs?|funds?|savings|checking|brokerage|shares|bonds|mortgage|wallet|pot|isa|ira|pension)$/;

/** "The b&h card", where only "card" was taken for the name: the words of stored names right before it are part of it. */
function withNameBefore(tokens: readonly ReaderToken[], run: readonly number[]): number[] {
  const [first] = run;
  if (first === undefined || !run.every((each) => isOfMany(tokens[each]?.text ?? ""))) return [...run];
  const before: number[] = [];
  for (let at = first - 1; at >= Math.max(0, first - MOST_BEFORE); at--) {
    const token = tokens[at] as ReaderToken;
    const isName = token.marks.has("A") || token.marks.has("D");
    if (!isName && !LINKS.test(token.text)) break;
    before.unshift(at);
  }
  while (before.length > 0 && LINKS.test(tokens[before[0] as number]?.text ?? "")) before.shift();
  return [...before, ...run];
}

function isOfMany(word: string): boolean {
  return POINTS_BACK.test(word) || KIND.test(word);
}

const ARTICLE = /^(?:an?|the|my|our|some)$/;

/** "A used hay rake" goes on the list without its article. */
function withoutArticle(named: readonly ReaderToken[]): ReaderToken[] {
  const [first, ...others] = named;
  return first && others.length > 0 && ARTICLE.test(first.text) ? others : [...named];
}

/** What the words of an act refer to. */
export function mentionAt(
  tokens: readonly ReaderToken[],
  at: readonly number[],
  head: number,
  side: Side | null,
): Mention {
  const run = withNameBefore(tokens, nameRun(tokens, at, head)).map((each) => tokens[each] as ReaderToken);
  const quoted = run.find(({ slot }) => slot?.kind === "quote");
  if (quoted) return { ...NO_MENTION, name: quoted.raw, words: wordsOf(quoted.raw), side, exact: true };
  const named = run.filter(
    (token) => (token.slot === null || token.slot.kind === "count" || token.slot.kind === "money") && hasWord(token),
  );
  const all = named
    .map(({ text, slot, raw }) => (slot === null ? text : raw.toLowerCase()))
    .filter((word) => word !== "in");
  const words = all.length > 1 && all.at(-1) === "one" ? all.slice(0, -1) : all;
  const isPronoun = words.length === 0 || words.every((word) => POINTS_BACK.test(word));
  return {
    ...NO_MENTION,
    words: isPronoun ? [] : words,
    name: isPronoun ? "" : tidyName(withoutArticle(named)),
    side,
    pronoun: isPronoun,
    many: manyBefore(tokens, at),
  };
}

function manyBefore(tokens: readonly ReaderToken[], at: readonly number[]): Mention["many"] {
  const from = Math.min(...at);
  const words = tokens.slice(Math.max(0, from - 3), Math.max(...at, from) + 1).map(({ text }) => text);
  if (words.includes("both")) return "both";
  return words.some((word) => /^(?:all|every|everything)$/.test(word)) && words.some((word) => /s$/.test(word))
    ? "all"
    : null;
}

/** The words of an act as a title, to the letter. */
export function titleAt(tokens: readonly ReaderToken[], at: readonly number[]): string {
  if (at.length === 0) return "";
  const quoted = at.find((each) => tokens[each]?.slot?.kind === "quote");
  if (quoted !== undefined) return tokens[quoted]?.raw ?? "";
  const [from, to] = [Math.min(...at), Math.max(...at)];
  const isWhole = to - from < at.length + LONGEST_GAP;
  const words = isWhole ? tokens.slice(from, to + 1) : at.map((each) => tokens[each] as ReaderToken);
  return tidyName(words.filter(({ raw, slot }) => raw !== "" || slot === null)).slice(0, 200);
}
