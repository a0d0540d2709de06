import type { Quantity, Query } from "@seven-figures/domain";
import { measureOf, per, sumOf, value } from "./build.ts";
import { COUNTS, numberBy, periodIn } from "./compose-words.ts";
import { partSaidIn } from "./part-said.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, thingsIn } from "./scope.ts";

const FRACTIONS: [RegExp, number][] = [
  [/\bhalf\b/, 1 / 2],
  [/\bthirds?\b/, 1 / 3],
  [/\bquarter\b/, 1 / 4],
  [/\bfifth\b/, 1 / 5],
  [/\b(?:tenth|tithe)\b/, 1 / 10],
  [/\btwelve\b/, 1 / 12],
];

/** A fraction of a figure: half, a tenth, 15 percent, or divided by so many. */
export function part(scope: Scope): Query[] | null {
  const percent = piecesOf(scope.pieces, "percent")[0]?.value;
  const count = piecesOf(scope.pieces, "count")[0]?.value ?? numberBy(COUNTS, scope.text);
  const factor =
    partSaidIn(scope.text) ??
    FRACTIONS.find(([pattern]) => pattern.test(scope.text))?.[1] ??
    (percent !== undefined ? percent / 100 : count ? 1 / count : null);
  const of = wholeOf(scope);
  return factor && of ? [value({ kind: "times", of, factor })] : null;
}

function wholeOf(scope: Scope): Quantity | null {
  const [piece] = piecesOf(scope.pieces, "measure").filter(
    ({ measure }) => measure !== "interest" && measure !== "target" && measure !== "milestone",
  );
  if (piece) {
    const of = measureOf(piece.measure as "income");
    return piece.measure === "net-worth" ? of : per(of, periodIn(scope));
  }
  const [thing] = thingsIn(scope, ASSETS_FIRST);
  return thing ? sumOf(thing.selection) : measureOf("net-worth");
}
