import type { Documents } from "@seven-figures/domain";
import { isThing } from "../matching/loans-on.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Piece } from "./pieces.ts";

const SELLS = /\b(?:sell|sells|selling|sold|sale|offer(?:s|ed)?|fetch(?:es|ed)?|(?:go|goes|went) for|let)\b/;
const PRICE =
  /\b(?:for|at|got?|gets?|fetch(?:es|ed)?|brings?|brought|offer(?:s|ed)?|offered me) (?:(?:about|around|say|like|maybe|only|just) )*$/;
const BARE = /^\d{2,3}$/;
const WORDS_BEFORE = 5;
const THOUSAND = 1_000;
/** A price in thousands is not far from what the thing stands at. */
const NEAR = { least: 0.3, most: 3 };

/** "If I sold the duplex for 275": of a thing worth 268,000 that is in thousands. */
export function withWholePrices(
  { tokens, pieces, text }: { tokens: readonly ReaderToken[]; pieces: readonly Piece[]; text: string },
  { financials }: Documents,
): Piece[] {
  const named = pieces.flatMap((piece) => (piece.kind === "named" ? (piece.sides.assets ?? []) : []));
  const things = (financials.assets ?? []).filter(
    ({ id, type }) => isThing(type) && named.some((each) => each.id === id),
  );
  const [thing, ...more] = things;
  if (!thing || more.length > 0 || !SELLS.test(text)) return [...pieces];
  return pieces.map((piece) => {
    if (piece.kind !== "money" && piece.kind !== "count") return piece;
    const before = tokens
      .slice(Math.max(0, piece.from - WORDS_BEFORE), piece.from)
      .map(({ text: word }) => `${word} `)
      .join("");
    const share = (piece.value * THOUSAND) / thing.value;
    const isShort = BARE.test(tokens[piece.from]?.raw ?? "") && PRICE.test(before);
    if (!isShort || share < NEAR.least || share > NEAR.most) return piece;
    return { kind: "money", value: piece.value * THOUSAND, bound: null, from: piece.from, to: piece.to };
  });
}
