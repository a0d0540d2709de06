import type { Goal } from "@seven-figures/domain";
import { useCallback, useMemo, useState } from "react";
import { useUpdateGoal } from "#documents/goals.ts";
import { overNewest } from "#documents/over-newest.ts";
import { DELETED_ELSEWHERE, saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";
import { type PendingSteps, setStep, stepKey, withPendingSteps } from "./pending-steps.ts";

export type ToggleStep = (goalId: string, stepId: string, completed: boolean) => void;

/** The goals with what was just ticked shown at once. A tick that can't be saved goes back, and the person is told. */
export function useStepToggle(stored: readonly Goal[]): { goals: Goal[]; toggleStep: ToggleStep } {
  const [pending, setPending] = useState<PendingSteps>(new Map());
  const { mutateAsync } = useUpdateGoal();

  const toggleStep = useCallback(
    async (goalId: string, stepId: string, completed: boolean) => {
      const key = stepKey(goalId, stepId);
      setPending((before) => new Map(before).set(key, completed));
      const save = () =>
        mutateAsync({ goalId, updates: (goal) => ({ submilestones: setStep(goal, stepId, completed) }) });
      try {
        // A tick says what it wants whatever else changed, so it is simply laid over the newer goal.
        const { intermediateGoals } = await overNewest(save);
        if (!hasStep(intermediateGoals, goalId, stepId)) toast.error(DELETED_ELSEWHERE);
      } catch (error) {
        toast.error(saveFailure(error, "Failed to update the submilestone. Please try again."));
      } finally {
        setPending((before) => without(before, key, completed));
      }
    },
    [mutateAsync],
  );

  return { goals: useMemo(() => withPendingSteps(stored, pending), [stored, pending]), toggleStep };
}

function hasStep(goals: readonly Goal[], goalId: string, stepId: string): boolean {
  return goals.some((goal) => goal.id === goalId && goal.submilestones.some(({ id }) => id === stepId));
}

/** A second click on the same step is its own to clear. */
function without(pending: PendingSteps, key: string, completed: boolean): PendingSteps {
  if (pending.get(key) !== completed) return pending;
  const rest = new Map(pending);
  rest.delete(key);
  return rest;
}
