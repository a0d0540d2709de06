import { shareOf } from "../lexicon/fractions.ts";

/** How parts of a whole are said: "half of", "two thirds of", "30 percent of". */
const COUNT = "(?:a|one|the|two|three|four)";
const SIZE = "(?:half|thirds?|quarters?|fourths?|fifths?|sixths?|tenths?)";
const OF = "(?: (?:of|from|the|my|our|what|that|all|everything))*$";
const PART = new RegExp(`\\b((?:${COUNT} )?${SIZE})${OF}`);
const PERCENT = new RegExp(`(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent|per cent)${OF}`);

/** The part of something that is said right before it, as a factor below 1; null where all of it is meant. */
export function partSaid(before: string): number | null {
  const said = before.trim();
  const [, percent] = PERCENT.exec(said) ?? [];
  if (percent !== undefined) return Number(percent) / 100;
  return shareOf(PART.exec(said)?.[1] ?? "");
}

const SHARES: readonly [RegExp, number][] = [
  [/\b(?:two|2)[- ]thirds?\b|\b2\/3\b/, 2 / 3],
  [/\b(?:three|3)[- ](?:quarters|fourths)\b|\b3\/4\b/, 3 / 4],
  [/\b(?:a|one|1|the)[- ]third\b|\bthird of\b|\b1\/3\b/, 1 / 3],
  [/\b(?:a|one|1|the)[- ](?:quarter|fourth)\b|\bquarter of\b|\b1\/4\b/, 1 / 4],
  [/\b(?:a|one|1|the)[- ]fifth\b|\b1\/5\b/, 1 / 5],
  [/\b(?:a|one|1|the)[- ]tenth\b|\b1\/10\b/, 1 / 10],
  [/\b(?:half|1\/2)\b/, 1 / 2],
];

/** A part that is said in words, from 0 to 1; null where none is. */
export function partSaidIn(typed: string): number | null {
  return SHARES.find(([pattern]) => pattern.test(typed))?.[1] ?? null;
}
