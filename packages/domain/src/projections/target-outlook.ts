import { type CalendarDate, yearOf } from "../calendar-date.ts";
import { annualCashFlow } from "../cash-flow.ts";
import type { Goal } from "../goals.ts";
import { MILESTONE_FRACTIONS } from "../milestones.ts";
import { type Dollars, roundToCents } from "../money.ts";
import { netWorth as netWorthOf } from "../net-worth.ts";
import type { Target } from "../profile.ts";
import { cashSchedule } from "../schedule/cash-schedule.ts";
import { monthsUntilWorth, worthAfter } from "../schedule/read-schedule.ts";
import { type ScheduleFinancials, scheduleStart } from "../schedule/schedule-start.ts";
import { scheduledNeed } from "../schedule/scheduled-need.ts";
import type { ScheduledPath } from "../schedule/scheduled-path.ts";
import { type MonthlyNeed, monthlyNeed } from "./monthly-need.ts";
import type { MonthsTo } from "./months-to-target.ts";
import type { RequiredMonthly } from "./required-monthly.ts";
import { chanceByMonths } from "./simulate-target.ts";
import { dateAfterMonths, type TargetStage } from "./target-path.ts";

/** What has to be entered before a date can be given. */
export type OutlookPiece = "income" | "expenses";

/**
 * When the target is reached, and what that rests on: a month-by-month schedule of the person's money. The dashboard, the
 * plan and the chat all say this.
 */
export interface TargetOutlook extends MonthlyNeed {
  today: CalendarDate;
  netWorth: Dollars;
  target: Dollars;
  targetYear: number;
  missing: OutlookPiece[];
  /** Null while something is missing. */
  path: ScheduledPath | null;
  /** Null while something is missing and the target is not reached. */
  arrival: MonthsTo | null;
  /** The seven milestones; none of those ahead has a date while something is missing. */
  milestones: TargetStage[];
}

type OutlookGoal = Pick<Target, "targetAmount" | "targetYear" | "riskTolerance">;

/** `goals` are the person's own: what they set aside for them is not invested. */
export function targetOutlook(
  financials: ScheduleFinancials,
  goal: OutlookGoal,
  today: CalendarDate,
  goals: readonly Goal[] = [],
): TargetOutlook {
  const { annualIncome, annualExpenses } = financials.financialInfo;
  const missing: OutlookPiece[] = [];
  if (annualIncome === null) missing.push("income");
  if (annualExpenses === null) missing.push("expenses");
  const netWorth = netWorthOf(financials);
  const { targetAmount: target, targetYear } = goal;
  const { requiredMonthly, ...need } = monthlyNeed(netWorth, goal, today);
  const { annualReturn } = need.assumption;
  const start = scheduleStart(financials, goals, today);
  const surplus = annualCashFlow(financials.financialInfo);
  const path: ScheduledPath | null =
    start && surplus !== null
      ? {
          from: netWorth,
          monthly: roundToCents(surplus / 12),
          annualReturn,
          schedule: cashSchedule(start, { investedReturn: annualReturn }),
        }
      : null;
  return Object.assign(
    new NeedWhenAsked(() => (path ? scheduledNeed(path, target, need.yearsLeft * 12) : requiredMonthly)),
    {
      ...need,
      today,
      netWorth,
      target,
      targetYear,
      missing,
      path,
      arrival: netWorth >= target ? ({ kind: "reached" } as const) : path && monthsUntilWorth(path.schedule, target),
      milestones: milestonesAhead({ netWorth, target, today, path }),
    },
  );
}

/** It takes a dozen schedules to find, and few who look at an outlook ask for it. */
class NeedWhenAsked {
  readonly #find: () => RequiredMonthly;
  #found: RequiredMonthly | undefined;

  constructor(find: () => RequiredMonthly) {
    this.#find = find;
  }

  get requiredMonthly(): RequiredMonthly {
    this.#found ??= this.#find();
    return this.#found;
  }
}

/** The seven milestones along a path, with their dates. */
export function milestonesAhead(of: Pick<TargetOutlook, "netWorth" | "target" | "today" | "path">): TargetStage[] {
  return MILESTONE_FRACTIONS.map((fraction) => milestoneAt(fraction, of));
}

function milestoneAt(
  fraction: number,
  { netWorth, target, today, path }: Pick<TargetOutlook, "netWorth" | "target" | "today" | "path">,
): TargetStage {
  const percent = Math.round(fraction * 100);
  const amount = Math.round((target * percent) / 100);
  const time = path && monthsUntilWorth(path.schedule, amount);
  const date = time?.kind === "in" ? dateAfterMonths(today, time.months) : null;
  return { percent, amount, reached: netWorth >= amount, date };
}

/** How the date stands to the year that the person aims for. Whole calendar years; December of that year is in time. */
type TargetVerdict =
  | { kind: "reached" }
  | { kind: "unknown"; missing: OutlookPiece[] }
  | { kind: "out-of-reach" }
  | { kind: "on-time"; date: CalendarDate; yearsEarly: number }
  | { kind: "late"; date: CalendarDate; yearsLate: number };

export function targetVerdict({ arrival, missing, today, targetYear }: TargetOutlook): TargetVerdict {
  if (!arrival) return { kind: "unknown", missing };
  if (arrival.kind === "reached") return { kind: "reached" };
  const date = arrival.kind === "in" ? dateAfterMonths(today, arrival.months) : null;
  if (!date) return { kind: "out-of-reach" };
  const years = yearOf(date) - targetYear;
  return years > 0 ? { kind: "late", date, yearsLate: years } : { kind: "on-time", date, yearsEarly: Math.abs(years) };
}

/** Chances further off say nothing. */
const LONGEST_YEARS = 60;

type LikelyOutlook = Pick<TargetOutlook, "path" | "arrival" | "target" | "yearsLeft" | "assumption">;

/**
 * The chance to stand at the target in the target year, 0 to 1; null where it can't be told. Costs some milliseconds.
 * `beside`: what comes in a month, from 1, beside what is left over in each.
 */
export function targetLikelihood(outlook: LikelyOutlook, beside?: (month: number) => Dollars): number | null {
  const months = likelihoodByMonths(outlook, beside);
  for (;;) {
    const { done, value } = months.next();
    if (done) return value;
  }
}

/** As {@link targetLikelihood}, month by month, for whoever must not be kept from something else for so long. */
export function* likelihoodByMonths(
  outlook: LikelyOutlook,
  beside?: (month: number) => Dollars,
): Generator<void, number | null> {
  const { path, arrival, target, yearsLeft, assumption } = outlook;
  if (!path || arrival?.kind === "reached" || yearsLeft === 0 || yearsLeft > LONGEST_YEARS) return null;
  const { volatility } = assumption;
  const targetMonth = yearsLeft * 12;
  return yield* chanceByMonths({
    ...path,
    target,
    volatility,
    targetMonth,
    beside,
    middle: (month) => worthAfter(path.schedule, month),
  });
}
