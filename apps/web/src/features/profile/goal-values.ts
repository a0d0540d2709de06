import { type FinancialGoal, formatMoneyInput } from "@seven-figures/domain";
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
