import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";

/** The pieces that lie between tokens which end one; empty ones and what ends them are left out. */
export function piecesBetween(tokens: readonly ReaderToken[], ends: RegExp): ReaderToken[][] {
  const pieces: ReaderToken[][] = [[]];
  for (const token of tokens) {
    if (ends.test(token.text)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter(({ length }) => length > 0);
}

/** Words that are of no name of an account or debt, and no figure. */
export function wordsBesideEntries(tokens: readonly ReaderToken[]): string {
  return textOf(tokens.filter(({ slot, marks }) => slot === null && !/[ADad]/.test([...marks].join(""))));
}
