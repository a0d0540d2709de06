import type { Dollars } from "../money.ts";
import type { SavingsPath } from "./future-value.ts";
import { monthlyRate } from "./rates.ts";

/** When something is reached: now, in some months (fractional), or never at this pace. */
export type MonthsTo = { kind: "reached" } | { kind: "in"; months: number } | { kind: "never" };

/**
 * Months until a path reaches a target, nominal. Above zero the closed form of the number of periods (NPER):
 * n = ln((target i + monthly) / (from i + monthly)) / ln(1 + i). Below zero the sum first climbs to zero by the monthly
 * amount alone, as in {@link futureValue}.
 */
export function monthsToTarget(path: SavingsPath, target: Dollars): MonthsTo {
  const { from, monthly, annualReturn } = path;
  if (from >= target) return { kind: "reached" };
  const rate = monthlyRate(annualReturn);
  if (from >= 0) return inMonths(periods(from, monthly, rate, target));
  if (monthly <= 0) return { kind: "never" };
  if (target <= 0) return inMonths((target - from) / monthly);
  return inMonths(-from / monthly + periods(0, monthly, rate, target));
}

function periods(from: Dollars, monthly: Dollars, rate: number, target: Dollars): number {
  if (rate === 0) return (target - from) / monthly;
  const growing = from * rate + monthly;
  return growing > 0 ? Math.log1p(((target - from) * rate) / growing) / Math.log1p(rate) : Number.NaN;
}

function inMonths(months: number): MonthsTo {
  return Number.isFinite(months) && months >= 0 ? { kind: "in", months } : { kind: "never" };
}
