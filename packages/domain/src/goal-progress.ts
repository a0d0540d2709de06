import { compareDates } from "./calendar-date.ts";
import { isMoneyGoal } from "./goal-kinds.ts";
import type { Goal, MoneyGoal } from "./goals.ts";
import { type Dollars, roundToCents } from "./money.ts";

/** Percent done, 0 to 100: of the amount for financial goals, the progress for others. */
export function goalProgress(goal: Goal): number {
  const percent = isMoneyGoal(goal)
    ? (goal.currentAmount / Math.max(goal.targetAmount, Number.MIN_VALUE)) * 100
    : goal.progress;
  return Math.min(Math.max(percent, 0), 100);
}

/** What is missing to a goal's target, never below 0. */
export function missingOf({ targetAmount, currentAmount }: MoneyGoal): Dollars {
  return Math.max(roundToCents(targetAmount - currentAmount), 0);
}

/** Earliest target date first, undated last, in the order entered where equal. */
export function sortGoals<Kind extends Goal>(goals: readonly Kind[]): Kind[] {
  return goals.toSorted((a, b) => compareDates(a.targetDate, b.targetDate));
}

interface GoalCounts {
  total: number;
  completed: number;
  inProgress: number;
  notStarted: number;
}

export function countGoals(goals: readonly Goal[]): GoalCounts {
  const having = (status: Goal["status"]) => goals.filter((goal) => goal.status === status).length;
  return {
    total: goals.length,
    completed: having("Completed"),
    inProgress: having("In Progress"),
    notStarted: having("Not Started"),
  };
}

/** The goal with one sub-step's `completed` turned over; unchanged where it has no such step. */
export function toggleStep(goal: Goal, stepId: string): Goal {
  return {
    ...goal,
    submilestones: goal.submilestones.map((step) =>
      step.id === stepId ? { ...step, completed: !step.completed } : step,
    ),
  };
}
