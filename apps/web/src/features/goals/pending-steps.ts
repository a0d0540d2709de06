import type { Goal } from "@seven-figures/domain";

/** Steps that were just ticked or unticked and are still being saved: `goalId/stepId` -> completed. */
export type PendingSteps = ReadonlyMap<string, boolean>;

export function stepKey(goalId: string, stepId: string): string {
  return `${goalId}/${stepId}`;
}

/** The goals as they will be once what is pending is saved. */
export function withPendingSteps(goals: readonly Goal[], pending: PendingSteps): Goal[] {
  if (pending.size === 0) return [...goals];
  return goals.map((goal) =>
    goal.submilestones.some(({ id }) => pending.has(stepKey(goal.id, id)))
      ? {
          ...goal,
          submilestones: goal.submilestones.map((step) => ({
            ...step,
            completed: pending.get(stepKey(goal.id, step.id)) ?? step.completed,
          })),
        }
      : goal,
  );
}

/** The goal's steps with one of them set; what the others hold stays. */
export function setStep(goal: Goal, stepId: string, completed: boolean): Goal["submilestones"] {
  return goal.submilestones.map((step) => (step.id === stepId ? { ...step, completed } : step));
}
