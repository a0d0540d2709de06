import { type Dollars, roundToCents } from "./money.ts";

/** How often a year an amount comes that is said for each of these: working days and hours as pay counts them. */
export const TIMES_A_YEAR = {
  hour: 2080,
  day: 260,
  week: 52,
  "two-weeks": 26,
  "half-month": 24,
  month: 12,
  quarter: 4,
  year: 1,
} as const;
export type Period = keyof typeof TIMES_A_YEAR;
export const PERIODS = Object.keys(TIMES_A_YEAR) as [Period, ...Period[]];

/** An amount for each period as dollars a year; an hour's by the weekly hours where they are known. */
export function yearlyAmount(amount: Dollars, period: Period, weeklyHours?: number): Dollars {
  const times = period === "hour" && weeklyHours !== undefined ? weeklyHours * TIMES_A_YEAR.week : TIMES_A_YEAR[period];
  return roundToCents(amount * times);
}
