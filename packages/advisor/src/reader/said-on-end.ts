import type { ReaderToken } from "./reader-tokens.ts";

/** Of the same word or mark on end so many are read. People write "no no no" and "......": what comes after says no more. */
const MOST_ON_END = 40;

function isSame(one: ReaderToken | undefined, other: ReaderToken): boolean {
  if (one === undefined || one.text !== other.text || one.slot?.kind !== other.slot?.kind) return false;
  return one.slot === null || JSON.stringify(one.slot) === JSON.stringify(other.slot);
}

/** The places of the first `most` tokens but for those of which the same stood before them too often on end. */
export function placesRead(tokens: readonly ReaderToken[], most: number): number[] {
  const places: number[] = [];
  let onEnd = 0;
  for (const [at, token] of tokens.entries()) {
    if (at === most) break;
    onEnd = isSame(tokens[at - 1], token) ? onEnd + 1 : 1;
    if (onEnd <= MOST_ON_END) places.push(at);
  }
  return places;
}
