import {
  type FinancialGoal,
  formatDollars,
  formatMoneyInput,
  labelOf,
  RISK_TOLERANCE_OPTIONS,
  STRATEGY_OPTIONS,
  TIMEFRAME_OPTIONS,
} from "@seven-figures/domain";
import type { DefaultValues } from "react-hook-form";
import type { GoalFormInput } from "#profile-fields/goal-fields.tsx";

/** What the form shows of the stored goal. */
export function toGoalFields(goal: FinancialGoal): DefaultValues<GoalFormInput> {
  return {
    targetAmount: formatMoneyInput(goal.targetAmount),
    targetYear: String(goal.targetYear),
    timeframe: goal.timeframe ?? undefined,
    riskTolerance: goal.riskTolerance ?? undefined,
    primaryStrategy: goal.primaryStrategy ?? undefined,
  };
}

/** A line for each field that changed elsewhere, with what it is now. */
export function newerGoal(fields: readonly string[], goal: FinancialGoal): string[] {
  const lines: Record<keyof FinancialGoal, string> = {
    targetAmount: `Target amount: ${formatDollars(goal.targetAmount)}`,
    targetYear: `Target year: ${goal.targetYear}`,
    timeframe: `Timeframe: ${labelOf(TIMEFRAME_OPTIONS, goal.timeframe) || "blank"}`,
    riskTolerance: `Risk tolerance: ${labelOf(RISK_TOLERANCE_OPTIONS, goal.riskTolerance) || "blank"}`,
    primaryStrategy: `Primary strategy: ${labelOf(STRATEGY_OPTIONS, goal.primaryStrategy) || "blank"}`,
  };
  return (Object.keys(lines) as (keyof FinancialGoal)[]).filter((key) => fields.includes(key)).map((key) => lines[key]);
}
