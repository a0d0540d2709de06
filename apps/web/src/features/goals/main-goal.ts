import {
  type CalendarDate,
  DEFAULT_TARGET_AMOUNT,
  DEFAULT_TARGET_YEARS_DISPLAY,
  type Dollars,
  type FinancialGoal,
  mainGoalStatus,
  monthlyTarget,
  targetProgress,
  yearOf,
  yearsRemaining,
} from "@seven-figures/domain";

/** What the Seven Figures Goal card shows. Where the profile has no target yet: 1,000,000 in ten years. */
export function mainGoal(financialGoal: Partial<FinancialGoal>, netWorth: Dollars, today: CalendarDate) {
  const targetAmount = financialGoal.targetAmount || DEFAULT_TARGET_AMOUNT;
  const targetYear = financialGoal.targetYear || yearOf(today) + DEFAULT_TARGET_YEARS_DISPLAY;
  const { percent, remaining } = targetProgress(netWorth, targetAmount);
  return {
    targetAmount,
    targetYear,
    percent,
    remaining,
    ...mainGoalStatus(percent),
    monthlyTarget: monthlyTarget(netWorth, targetAmount, yearsRemaining(targetYear, today)),
  };
}
