import type { GoalsResult } from "@seven-figures/calls";
import { type Goal, type GoalUpdates, sameJson } from "@seven-figures/domain";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { calls } from "#session/calls.ts";
import { lastKnown } from "./last-known.ts";
import { overNewest } from "./over-newest.ts";
import { overSeen } from "./over-seen.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: ({ signal }) => calls.call("getUserIntermediateGoals", null, { signal }),
});

const queryKey = goalsQuery.queryKey;

export function useAddGoal() {
  return useAdd({});
}

/** Adds a goal of the advisor's; refused (code `failed-precondition`) where its limit is reached. */
export function useAddSuggestedGoal() {
  return useAdd({ suggested: true });
}

/** A new goal goes with whatever else is in the list, so that it is added to a newer one too. */
function useAdd(fields: { suggested?: true }) {
  const { suggested } = fields;
  const { mutateAsync, isPending } = useDocumentMutation({
    queryKey,
    send: async (goal: Goal, { requestId, client, once }): Promise<GoalsResult> => {
      const payload = await once(async () => {
        const { revision } = await lastKnown(client, goalsQuery);
        return { goal, revision, ...(suggested ? { suggested } : {}) };
      });
      return calls.call("addIntermediateGoal", { ...payload, requestId });
    },
  });
  const add = useCallback((goal: Goal) => overNewest(() => mutateAsync(goal)), [mutateAsync]);
  return { mutateAsync: add, isPending };
}

/**
 * Fields of one goal. `updates` may be a function of the stored goal, so that two quick clicks both count. Else the
 * write is refused (code `aborted`) where the revision that the person saw has moved on, or a field that they saw.
 */
type GoalUpdateInput =
  | { goalId: string; updates: (goal: Goal) => GoalUpdates }
  | { goalId: string; updates: GoalUpdates; revision: number }
  | { goalId: string; updates: GoalUpdates; seen: Pick<Goal, "progress" | "currentAmount"> };

export function useUpdateGoal() {
  return useDocumentMutation({
    queryKey,
    send: async (input: GoalUpdateInput, { requestId, client, once }): Promise<GoalsResult> => {
      const payload = await once(async () => {
        if ("revision" in input) return input;
        const { goalId } = input;
        const { intermediateGoals, revision } = await lastKnown(client, goalsQuery);
        const goal = intermediateGoals.find(({ id }) => id === goalId);
        return { goalId, updates: goal ? updatesOf(input, goal) : {}, revision };
      });
      return calls.call("updateIntermediateGoal", { ...payload, requestId });
    },
  });
}

function updatesOf(input: Exclude<GoalUpdateInput, { revision: number }>, goal: Goal): GoalUpdates {
  if (!("seen" in input)) return input.updates(goal);
  const { progress, currentAmount } = goal;
  return overSeen(input.seen, { progress, currentAmount }, input.updates);
}

/** A goal to delete as the person sees it, and the revision of the goals that it stands in. */
interface GoalToDelete {
  goal: Goal;
  revision: number;
}

/** Deletes a goal as it is seen: refused (code `aborted`) where it was changed elsewhere since, but not where others were. */
export function useDeleteGoal() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useDocumentMutation({
    queryKey,
    send: ({ goal, revision }: GoalToDelete, { requestId }) =>
      calls.call("deleteIntermediateGoal", { goalId: goal.id, revision, requestId }),
  });
  const remove = useCallback(
    async ({ goal, revision }: GoalToDelete) => {
      let since = revision;
      const isAsSeen = async () => {
        const newest = await lastKnown(client, goalsQuery);
        since = newest.revision;
        const theirs = newest.intermediateGoals.find(({ id }) => id === goal.id);
        return !theirs || sameJson(theirs, goal);
      };
      return overNewest(() => mutateAsync({ goal, revision: since }), isAsSeen);
    },
    [client, mutateAsync],
  );
  return { mutateAsync: remove, isPending };
}

/** Tells whether a goal is no longer among the stored ones, as far as they are known at this very moment. */
export function useIsGoalGone(): (goalId: string) => boolean {
  const client = useQueryClient();
  return (goalId) => {
    const stored = client.getQueryData(goalsQuery.queryKey);
    return stored !== undefined && !stored.intermediateGoals.some(({ id }) => id === goalId);
  };
}
