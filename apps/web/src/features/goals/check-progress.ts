import { check, type Goal, type GoalUpdates, goalForm, isMoneyGoal, toGoalForm } from "@seven-figures/domain";

type CheckedProgress = { updates: GoalUpdates } | { error: string };

/** What was typed into Update Progress, by the goal form's own rules: the amount so far, or the percentage. */
export function checkProgress(goal: Goal, text: string): CheckedProgress {
  const field = isMoneyGoal(goal) ? "currentAmount" : "progress";
  const checked = check(goalForm, { ...toGoalForm(goal), [field]: text });
  if ("value" in checked) return { updates: { [field]: checked.value[field] } };
  const wrong = checked.errors.find(({ path }) => path === field) ?? checked.errors[0];
  return { error: wrong?.message ?? "" };
}
