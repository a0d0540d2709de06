import {
  DAYS_A_MONTH,
  type Dollars,
  daysBetween,
  formatDollars,
  formatFullMonth,
  formatLikelihood,
  formatSpan,
  type MonthsTo,
  monthsSooner,
  type RoadLine,
  yearOf,
} from "@seven-figures/domain";
import { spanWords } from "#explained/road-date-words.ts";

/** How far ahead roads are compared. */
export const COMPARED_YEARS = 10;

/** How likely the target year is; an empty text where that can't be told. Undefined: not worked out yet. */
export function likelihoodWords(line: RoadLine, likelihood: number | null | undefined): string {
  if (likelihood === undefined) return "\u00a0";
  if (likelihood !== null) return `${formatLikelihood(likelihood)} likely by ${line.targetYear}`;
  if (!line.path || line.arrival?.kind === "reached") return "";
  const isInTime = line.date !== null && yearOf(line.date) <= line.targetYear;
  return isInTime ? "" : `not by ${line.targetYear}`;
}

/** `9 days sooner than at today's pace`; null where both are the same, or one of them can't be told. */
export function differenceWords(before: MonthsTo | null, after: MonthsTo | null): string | null {
  if (!before || !after || before.kind === "reached" || after.kind === "reached") return null;
  if (before.kind === "never" && after.kind === "never") return null;
  if (before.kind === "never") return "instead of never at today's pace";
  if (after.kind === "never") return "never, instead of at today's pace";
  const sooner = monthsSooner(before, after) ?? 0;
  if (Math.round(sooner * DAYS_A_MONTH) === 0) return null;
  return `${formatSpan(Math.abs(sooner))} ${sooner > 0 ? "sooner" : "later"} than at today's pace`;
}

interface Summed {
  line: RoadLine;
  likelihood: number | null | undefined;
  /** The last reading: where the middle and the band end. */
  end: { label: string; netWorth: Dollars; low: Dollars | null; high: Dollars | null } | undefined;
}

/** The picture in words, for those who don't see it. */
export function roadInWords({ line, likelihood, end }: Summed): string {
  const first = line.past[0];
  const past =
    first && first.date !== line.today
      ? `Net worth went from ${formatDollars(first.netWorth)}, ${spanWords(daysBetween(first.date, line.today))} ago, to ${formatDollars(line.netWorth)} today.`
      : `Net worth is ${formatDollars(line.netWorth)} today.`;
  if (!line.path || !end) return `${past} The road ahead needs your income and expenses.`;
  const target = formatDollars(line.target);
  const arrival =
    line.arrival?.kind === "reached"
      ? `The target of ${target} is reached.`
      : line.date
        ? `The middle line reaches ${target} in ${formatFullMonth(line.date)}.`
        : `The middle line never reaches ${target}.`;
  const chance =
    likelihood === null || likelihood === undefined
      ? ""
      : ` It stands there by ${line.targetYear} in ${formatLikelihood(likelihood)} of possible futures.`;
  const band =
    end.low === null || end.high === null
      ? ""
      : ` In ${end.label} the middle is ${formatDollars(end.netWorth)}; one future in ten stands below ${formatDollars(end.low)}, one in ten above ${formatDollars(end.high)}.`;
  return `${past} ${arrival}${chance}${band}`;
}
