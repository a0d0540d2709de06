import type { Slot, Token } from "./token.ts";

/** A run of tokens with the text that rules match on: the tokens' texts joined by single blanks. */
export interface Phrase {
  tokens: Token[];
  text: string;
}

export function phraseOf(tokens: Token[]): Phrase {
  return { tokens, text: tokens.map((token) => token.text).join(" ") };
}

/** Where a rule matched: the match and the tokens it covers, the last one excluded. */
export interface Found {
  match: RegExpExecArray;
  from: number;
  to: number;
}

export function find(phrase: Phrase, pattern: RegExp): Found | null {
  const match = pattern.exec(phrase.text);
  if (!match) return null;
  const end = match.index + match[0].length;
  return { match, from: tokenAt(phrase, match.index), to: tokenAt(phrase, end - 1) + 1 };
}

/** The tokens of a capturing group of a match; empty where the group took no part. Needs the pattern's `d` flag. */
export function groupTokens(phrase: Phrase, match: RegExpExecArray, group: number | string): Token[] {
  const span = typeof group === "number" ? match.indices?.[group] : match.indices?.groups?.[group];
  if (!span || span[0] === span[1]) return [];
  return phrase.tokens.slice(tokenAt(phrase, span[0]), tokenAt(phrase, span[1] - 1) + 1);
}

/** The index of the token that covers a character of the phrase's text. */
function tokenAt(phrase: Phrase, character: number): number {
  let end = 0;
  for (const [at, token] of phrase.tokens.entries()) {
    end += token.text.length;
    if (character < end) return at;
    end += 1;
    if (character < end) return at + 1;
  }
  return phrase.tokens.length;
}

/** The phrase without some of its tokens, and a comma in their place, so that what stood around them stays apart. */
export function without(phrase: Phrase, from: number, to: number): Phrase {
  const comma: Token = { text: ",", raw: ",", slot: null };
  return phraseOf([...phrase.tokens.slice(0, from), comma, ...phrase.tokens.slice(to)]);
}

export type SlotOf<Kind extends Slot["kind"]> = Extract<Slot, { kind: Kind }>;

export function slotsOf<Kind extends Slot["kind"]>(tokens: readonly Token[], kind: Kind): SlotOf<Kind>[] {
  return tokens.flatMap(({ slot }) => (slot?.kind === kind ? [slot as SlotOf<Kind>] : []));
}

/** What the person wrote in these tokens. */
export function rawText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => token.raw)
    .filter((raw) => raw !== "")
    .join(" ")
    .replace(/ ([,.!?;:)]|'s\b)/g, "$1")
    .replace(/([($#]) /g, "$1")
    .trim();
}
