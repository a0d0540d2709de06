import { addMonths, type CalendarDate } from "../calendar-date.ts";
import type { Dollars } from "../money.ts";

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

/** The day some months ahead, fractions rounded up; null beyond 100 years. */
export function dateAfterMonths(today: CalendarDate, months: number): CalendarDate | null {
  return months <= LONGEST_MONTHS ? addMonths(today, Math.ceil(months)) : null;
}
