import {
  type CalendarDate,
  DEFAULT_TARGET_AMOUNT,
  DEFAULT_TARGET_YEARS_DISPLAY,
  type Dollars,
  formatDollars,
  type Goal,
  type MonthlyNeed,
  monthlyNeed,
  type Target,
  targetOutlook,
  targetProgress,
  targetStatus,
  yearOf,
} from "@seven-figures/domain";

/** What the person's month-by-month schedule is made of. */
export interface KnownMoney {
  financials: Parameters<typeof targetOutlook>[0];
  goals: readonly Goal[];
}

/**
 * What the Seven Figures Goal card shows. Where the profile has no target yet: 1,000,000 in ten years. The amount with
 * growth is the dashboard's, from the schedule of the person's money; of a mere net worth, the closed form's.
 */
export function targetFigures(
  financialGoal: Partial<Target>,
  netWorth: Dollars,
  today: CalendarDate,
  known?: KnownMoney,
) {
  const targetAmount = financialGoal.targetAmount || DEFAULT_TARGET_AMOUNT;
  const targetYear = financialGoal.targetYear || yearOf(today) + DEFAULT_TARGET_YEARS_DISPLAY;
  const { percent, remaining } = targetProgress(netWorth, targetAmount);
  const riskTolerance = financialGoal.riskTolerance ?? null;
  const goal = { targetAmount, targetYear, riskTolerance };
  const need = known ? targetOutlook(known.financials, goal, today, known.goals) : monthlyNeed(netWorth, goal, today);
  return {
    targetAmount,
    targetYear,
    percent,
    remaining,
    ...targetStatus(percent),
    monthlyTarget: need.plainMonthly,
    /** What stands beside it; nothing where the target is reached. */
    withGrowth: percent >= 100 ? "" : withGrowth(need, targetYear),
  };
}

function withGrowth({ requiredMonthly, assumption }: MonthlyNeed, targetYear: number): string {
  const growth = `${assumption.annualReturn}% growth a year`;
  switch (requiredMonthly.kind) {
    case "no-time-left":
      return `No full year is left until ${targetYear}`;
    case "none-needed":
      return `Without growth. With ${growth}, nothing more is needed`;
    case "monthly":
      return `Without growth. With ${growth} (assumed): ${formatDollars(requiredMonthly.amount)}`;
  }
}
