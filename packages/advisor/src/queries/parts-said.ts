import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

/** So many equal parts, and how often in a year they come; null where they are no parts of a year. */
export interface PartsSaid {
  count: number;
  timesAYear: number | null;
}

const UNDER_TWENTY =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 };
const NUMBER = `\\d{1,3}|(?:${Object.keys(TENS).join("|")})(?:[- ](?:${UNDER_TWENTY.slice(1, 10).join("|")}))?|${UNDER_TWENTY.slice(2).join("|")}`;
const BETWEEN = "(?:more|equal|even|level|same|full|whole|fixed|identical|monthly|weekly|quick)";
const UNITS: readonly [string, number | null][] = [
  ["months?|mos?|mths?", 12],
  ["weeks?|wks?|fridays?|thursdays?|wednesdays?|tuesdays?|mondays?|saturdays?|sundays?", 52],
  ["fortnights?", 26],
  ["quarters?", 4],
  ["days?", 365],
  ["years?|yrs?", 1],
  [
    "pay ?che(?:ck|que)s?|paydays?|pays|che(?:ck|que)s|payments?|instal?lments?|parts?|pieces|slices|portions|chunks|times|deposits",
    null,
  ],
];
const SAID = new RegExp(
  `(?<![\\w.,$£€])(${NUMBER})(?: ${BETWEEN})* (${UNITS.map(([words]) => words).join("|")})\\b`,
  "g",
);
const BARE = new RegExp(`\\b(?:on|by|over|in|into|across|with|for|about) (${NUMBER})\\W*$`);

/** "Twelve months", "26 paychecks", "13 more times": where only one such number is said. */
export function partsSaid({ laid: { typed }, pieces }: Scope): PartsSaid | null {
  const [one, ...others] = [...typed.matchAll(SAID)];
  if (others.length > 0) return null;
  if (one) return { count: numberOf(one[1] ?? ""), timesAYear: timesOf(one[2] ?? "") };
  const [span, ...more] = piecesOf(pieces, "span");
  const isWhole = span !== undefined && more.length === 0 && Number.isInteger(span.months);
  return isWhole ? { count: span.months, timesAYear: 12 } : null;
}

/** "And on eight", after a sum in parts. */
export function bareParts(typed: string): number | null {
  const said = BARE.exec(typed.trim())?.[1];
  return said === undefined ? null : numberOf(said);
}

function numberOf(said: string): number {
  if (/^\d/.test(said)) return Number(said);
  const [tens = "", ones = ""] = said.split(/[- ]/);
  return (TENS[tens] ?? UNDER_TWENTY.indexOf(tens)) + Math.max(0, UNDER_TWENTY.indexOf(ones));
}

function timesOf(unit: string): number | null {
  return UNITS.find(([words]) => new RegExp(`^(?:${words})$`).test(unit))?.[1] ?? null;
}
