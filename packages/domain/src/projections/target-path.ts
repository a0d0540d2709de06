import { addMonths, type CalendarDate } from "../calendar-date.ts";
import type { Dollars } from "../money.ts";
import type { SavingsPath } from "./future-value.ts";
import { monthsToTarget } from "./months-to-target.ts";

/** A stage of the way to the target: passed, dated, or out of reach at this pace. */
export interface TargetStage {
  percent: number;
  amount: Dollars;
  reached: boolean;
  /** Null where reached or out of reach. */
  date: CalendarDate | null;
}

export const STAGE_PERCENTS = [25, 50, 75, 100] as const;
/** Dates further off say nothing. */
const LONGEST_MONTHS = 1200;

/** When a quarter, half, three quarters and all of the target are reached, or other shares of it, nominal. */
export function targetStages(
  path: SavingsPath,
  target: Dollars,
  today: CalendarDate,
  percents: readonly number[] = STAGE_PERCENTS,
): TargetStage[] {
  return percents.map((percent) => {
    const amount = Math.round((target * percent) / 100);
    const time = monthsToTarget(path, amount);
    const date = time.kind === "in" ? dateAfterMonths(today, time.months) : null;
    return { percent, amount, reached: time.kind === "reached", date };
  });
}

/** The day some months ahead, fractions rounded up; null beyond 100 years. */
export function dateAfterMonths(today: CalendarDate, months: number): CalendarDate | null {
  return months <= LONGEST_MONTHS ? addMonths(today, Math.ceil(months)) : null;
}
