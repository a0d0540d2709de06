import { CallError } from "@seven-figures/calls";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { newRequestId } from "#documents/new-request-id.ts";
import { useRefreshDocuments } from "#documents/refresh.ts";
import { activityQuery } from "#documents/stats.ts";
import { calls } from "#session/calls.ts";

export const COULD_NOT_UNDO = "This could not be undone right now. Please try again.";

export interface UndoChange {
  undo: () => void;
  isUndoing: boolean;
  isUndone: boolean;
  /** Why it was refused, or that it failed; null otherwise. */
  problem: string | null;
  /** Refused for good: later edits would be lost. */
  isRefused: boolean;
}

/** Takes back one change; whatever is on screen is then fetched anew. */
export function useUndoChange(changeId: string): UndoChange {
  const refresh = useRefreshDocuments();
  const undoneBefore = useIsUndone(changeId);
  const undoing = useMutation({
    networkMode: "always",
    mutationFn: (requestId: string) => calls.call("undoAdvisorChange", { changeId, requestId }),
    // It may have been undone elsewhere, or other things may have changed: both show.
    onSettled: () => void refresh(),
  });
  const { error } = undoing;
  const isRefused = error instanceof CallError && error.code === "failed-precondition";
  return {
    undo: () => undoing.mutate(newRequestId()),
    isUndoing: undoing.isPending,
    isUndone: undoneBefore || undoing.isSuccess,
    problem: error === null ? null : isRefused ? error.message : COULD_NOT_UNDO,
    isRefused,
  };
}

/** Undone here, on the activity page, in words or in another tab: the change log knows. */
function useIsUndone(changeId: string): boolean {
  const { data } = useInfiniteQuery({
    ...activityQuery,
    select: ({ pages }) =>
      pages.some(({ changes }) => changes.some((change) => change.changeId === changeId && change.undone)),
  });
  return data ?? false;
}
