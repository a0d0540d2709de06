import type { GoalsResult } from "@seven-figures/calls";
import type { Goal, GoalUpdates } from "@seven-figures/domain";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => calls.call("getUserIntermediateGoals", null, { signal }),
});

const queryKey = goalsQuery.queryKey;

export function useAddGoal() {
  return useDocumentMutation({
    queryKey,
    send: (goal: Goal, { requestId }) => calls.call("addIntermediateGoal", { goal, requestId }),
  });
}

/** Adds a goal of the advisor's; refused (code `failed-precondition`) where its limit is reached. */
export function useAddSuggestedGoal() {
  return useDocumentMutation({
    queryKey,
    send: (goal: Goal, { requestId }) => calls.call("addIntermediateGoal", { goal, suggested: true, requestId }),
  });
}

/**
 * Fields of one goal. `updates` may be a function of the stored goal, so that two quick clicks both count.
 * `revision`: the one that a form was filled from; where it has moved on, the write is refused (code `aborted`).
 */
export interface GoalUpdateInput {
  goalId: string;
  updates: GoalUpdates | ((goal: Goal) => GoalUpdates);
  revision?: number;
}

export function useUpdateGoal() {
  return useDocumentMutation({
    queryKey,
    send: async ({ goalId, updates, revision }: GoalUpdateInput, { requestId, client, once }): Promise<GoalsResult> => {
      if (typeof updates !== "function") {
        return calls.call("updateIntermediateGoal", {
          goalId,
          updates,
          requestId,
          ...(revision === undefined ? {} : { revision }),
        });
      }
      const payload = await once(async () => {
        const current = await client.ensureQueryData(goalsQuery);
        const goal = current.intermediateGoals.find(({ id }) => id === goalId);
        return { goalId, updates: goal ? updates(goal) : {}, revision: current.revision };
      });
      return calls.call("updateIntermediateGoal", { ...payload, requestId });
    },
  });
}

export function useDeleteGoal() {
  return useDocumentMutation({
    queryKey,
    send: (goalId: string, { requestId }) => calls.call("deleteIntermediateGoal", { goalId, requestId }),
  });
}

/** Tells whether a goal is no longer among the stored ones, as far as they are known at this very moment. */
export function useIsGoalGone(): (goalId: string) => boolean {
  const client = useQueryClient();
  return (goalId) => {
    const stored = client.getQueryData(goalsQuery.queryKey);
    return stored !== undefined && !stored.intermediateGoals.some(({ id }) => id === goalId);
  };
}
