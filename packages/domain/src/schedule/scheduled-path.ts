import type { Dollars } from "../money.ts";
import type { SavingsPath } from "../projections/future-value.ts";
import type { MonthsTo } from "../projections/months-to-target.ts";
import { type CashSchedule, cashSchedule } from "./cash-schedule.ts";
import { monthsUntilWorth } from "./read-schedule.ts";

/**
 * Net worth today, what is left over each month and the return of what is invested, with the schedule that follows from
 * them. What is owned grows each by its kind, so the closed forms of a plain path would tell another date.
 */
export interface ScheduledPath extends SavingsPath {
  schedule: CashSchedule;
}

/** A change of what is: amounts are added, a return of investments and a rise of prices replace. */
export interface SupposedChange {
  monthly?: Dollars | undefined;
  lumpSum?: Dollars | undefined;
  annualReturn?: number | undefined;
  /** Percent a year by which income and living costs rise; none where left out. */
  inflation?: number | undefined;
  /** How far to look, whole months. */
  months?: number | undefined;
}

/** The schedule with something changed. */
export function supposedSchedule({ schedule, annualReturn }: ScheduledPath, change: SupposedChange): CashSchedule {
  return cashSchedule(schedule.start, {
    investedReturn: change.annualReturn ?? annualReturn,
    monthly: change.monthly,
    lumpSum: change.lumpSum,
    inflation: change.inflation,
    months: change.months,
  });
}

/** Months until net worth is worth an amount in today's dollars, income and living costs rising with prices too. */
export function timeInTodaysDollars(path: ScheduledPath, amount: Dollars, inflation: number): MonthsTo {
  return monthsUntilWorth(supposedSchedule(path, { inflation }), amount, inflation);
}
