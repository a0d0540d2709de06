import {
  type CalendarDate,
  DEFAULT_TARGET_AMOUNT,
  DEFAULT_TARGET_YEARS_DISPLAY,
  type Dollars,
  type FinancialGoal,
  formatDollars,
  type MonthlyNeed,
  mainGoalStatus,
  monthlyNeed,
  targetProgress,
  yearOf,
} from "@seven-figures/domain";

/** What the Seven Figures Goal card shows. Where the profile has no target yet: 1,000,000 in ten years. */
export function mainGoal(financialGoal: Partial<FinancialGoal>, netWorth: Dollars, today: CalendarDate) {
  const targetAmount = financialGoal.targetAmount || DEFAULT_TARGET_AMOUNT;
  const targetYear = financialGoal.targetYear || yearOf(today) + DEFAULT_TARGET_YEARS_DISPLAY;
  const { percent, remaining } = targetProgress(netWorth, targetAmount);
  const riskTolerance = financialGoal.riskTolerance ?? null;
  const need = monthlyNeed(netWorth, { targetAmount, targetYear, riskTolerance }, today);
  return {
    targetAmount,
    targetYear,
    percent,
    remaining,
    ...mainGoalStatus(percent),
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
