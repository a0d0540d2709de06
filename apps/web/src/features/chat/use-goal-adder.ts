import { CallError } from "@seven-figures/calls";
import type { Goal } from "@seven-figures/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { goalsQuery, useAddSuggestedGoal, useUpdateGoal } from "#documents/goals.ts";
import { lastKnown } from "#documents/last-known.ts";
import { toast } from "#ui/toast.tsx";
import { suggestedUpdates } from "./goal-suggestion.ts";
import { goalsThatFit, leftOutWords } from "./goals-that-fit.ts";

/** Goals that are being added, and how to add some. A goal whose id stands already is updated instead. */
export interface GoalAdder {
  adding: ReadonlySet<string>;
  addGoals: (goals: Goal[]) => Promise<void>;
}

/** One for mini chat and page together, so that a goal on its way is never sent a second time. */
export function useGoalAdder(): GoalAdder {
  const client = useQueryClient();
  const { mutateAsync: addGoal } = useAddSuggestedGoal();
  const { mutateAsync: updateGoal } = useUpdateGoal();
  const underway = useRef(new Set<string>());
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());

  const store = useCallback(
    async (goal: Goal) => {
      const { intermediateGoals } = await lastKnown(client, goalsQuery);
      if (goalsThatFit([goal], intermediateGoals).left.length > 0) return "left-out";
      const exists = intermediateGoals.some(({ id }) => id === goal.id);
      if (!exists) return addGoal(goal).catch(leftOutElse);
      return updateGoal({ goalId: goal.id, updates: (existing) => suggestedUpdates(goal, existing) });
    },
    [client, addGoal, updateGoal],
  );

  const addGoals = useCallback(
    async (goals: Goal[]) => {
      const mine = goals.filter(({ id }) => !underway.current.has(id));
      for (const { id } of mine) underway.current.add(id);
      setAdding(new Set(underway.current));
      const left: Goal[] = [];
      for (const goal of mine) {
        const result = await store(goal).catch((error: unknown) => void toast.error(failureOf(goal, error)));
        if (result === "left-out") left.push(goal);
        underway.current.delete(goal.id);
        setAdding(new Set(underway.current));
      }
      const leftOut = leftOutWords(left);
      if (leftOut) toast.error(leftOut);
    },
    [store],
  );

  return { adding, addGoals };
}

/** Another tab may have added the fifteenth meanwhile. */
function leftOutElse(error: unknown): "left-out" {
  if (error instanceof CallError && error.code === "failed-precondition") return "left-out";
  throw error;
}

function failureOf({ title }: Goal, error: unknown): string {
  const isReason = error instanceof CallError && error.code === "invalid-argument";
  return `"${title}" could not be added. ${isReason ? error.message : "Please try again."}`;
}
