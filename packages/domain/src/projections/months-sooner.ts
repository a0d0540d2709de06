import type { MonthsTo } from "./months-to-target.ts";

/** Below this the span is told in days, which two months that are told never belie. */
const TOLD_IN_DAYS = 2;

/**
 * Months by which `after` comes before `before`, negative where it comes later; null where one of them is never. Both
 * are told by the month in which they fall, so from two months on it is whole, and what lies between these: two figures
 * of one sentence that were rounded each for itself could differ by a month.
 */
export function monthsSooner(before: MonthsTo, after: MonthsTo): number | null {
  const [was, is] = [monthsOf(before), monthsOf(after)];
  if (was === null || is === null) return null;
  const exact = was - is;
  return Math.abs(exact) < TOLD_IN_DAYS ? exact : Math.ceil(was) - Math.ceil(is);
}

function monthsOf(time: MonthsTo): number | null {
  if (time.kind === "in") return time.months;
  return time.kind === "reached" ? 0 : null;
}
