import type { Goal, MoneyGoal, PercentGoal } from "./goals.ts";
import type { Dollars } from "./money.ts";
import type { GoalType } from "./options.ts";

/** Whether a goal of this type is a sum. */
export function isMoneyType(type: GoalType): type is MoneyGoal["type"] {
  return type === "financial";
}

export function isMoneyGoal(goal: Goal): goal is MoneyGoal {
  return isMoneyType(goal.type);
}

/** How far a goal has come, by the fields of its own kind. */
type GoalMeasure =
  | Pick<MoneyGoal, "type" | "targetAmount" | "currentAmount" | "progress">
  | Pick<PercentGoal, "type" | "targetAmount" | "currentAmount" | "progress">;

/** What of these figures a goal of this type has; what is not known of them is 0. */
export function measureOf(
  type: GoalType,
  figures: {
    targetAmount?: Dollars | null | undefined;
    currentAmount?: Dollars | null | undefined;
    progress?: number | null | undefined;
  },
): GoalMeasure {
  const { targetAmount, currentAmount, progress } = figures;
  if (!isMoneyType(type)) return { type, targetAmount: null, currentAmount: null, progress: progress ?? 0 };
  return { type, targetAmount: targetAmount ?? 0, currentAmount: currentAmount ?? 0, progress: null };
}
