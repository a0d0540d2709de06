import { compareDates } from "./calendar-date.ts";
import type { Goal } from "./goals.ts";

/** Percent done, 0 to 100: of the amount for financial goals, the progress for others. */
export function goalProgress(goal: Pick<Goal, "type" | "targetAmount" | "currentAmount" | "progress">): number {
  const percent =
    goal.type === "financial"
      ? ((goal.currentAmount ?? 0) / Math.max(goal.targetAmount ?? 0, Number.MIN_VALUE)) * 100
      : (goal.progress ?? 0);
  return Math.min(Math.max(percent, 0), 100);
}

/** Earliest target date first, undated last, in the order entered where equal. */
export function sortGoals(goals: readonly Goal[]): Goal[] {
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
