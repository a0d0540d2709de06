import type { Dollars } from "../money.ts";
import { monthsUntilWorth } from "../schedule/read-schedule.ts";
import { type ScheduledPath, type SupposedChange, supposedSchedule } from "../schedule/scheduled-path.ts";
import { futureValue, type SavingsPath } from "./future-value.ts";
import { monthsSooner } from "./months-sooner.ts";
import type { MonthsTo } from "./months-to-target.ts";

export interface WhatIf {
  path: SavingsPath;
  changedPath: SavingsPath;
  before: MonthsTo;
  after: MonthsTo;
  /** Months gained, as {@link monthsSooner} tells them. */
  monthsSooner: number | null;
}

/** What a change does to the time to the target. Amounts in `change` are added; a return replaces. */
export function whatIf(
  path: ScheduledPath,
  change: Pick<SupposedChange, "monthly" | "lumpSum" | "annualReturn">,
  target: Dollars,
): WhatIf {
  const { from, monthly, annualReturn, schedule } = path;
  const before = monthsUntilWorth(schedule, target);
  const after = monthsUntilWorth(supposedSchedule(path, change), target);
  return {
    path: { from, monthly, annualReturn },
    changedPath: {
      from: from + (change.lumpSum ?? 0),
      monthly: monthly + (change.monthly ?? 0),
      annualReturn: change.annualReturn ?? annualReturn,
    },
    before,
    after,
    monthsSooner: monthsSooner(before, after),
  };
}

/** What a sum of monthly savings grows to, and how much of it is growth. */
export function savingsGrowth(path: SavingsPath, months: number): { total: Dollars; paidIn: Dollars; growth: Dollars } {
  const total = futureValue(path, months);
  const paidIn = path.from + path.monthly * months;
  return { total, paidIn, growth: total - paidIn };
}
