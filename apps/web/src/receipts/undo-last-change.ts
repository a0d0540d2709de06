import { type ActivityEntry, CallError } from "@seven-figures/calls";
import type { QueryClient } from "@tanstack/react-query";
import { newRequestId } from "#documents/new-request-id.ts";
import { refreshDocuments } from "#documents/refresh.ts";
import { calls } from "#session/calls.ts";
import { toast } from "#ui/toast.tsx";
import { COULD_NOT_UNDO } from "./use-undo-change.ts";

/** Nobody means what they did yesterday; and what is undone can't be done again by a key. */
const RECENT_MS = 30 * 60_000;

/** The person's own last change of the last half hour that stands; a sentence where there is none, or it has to stay. */
export function lastOwnChange(changes: readonly ActivityEntry[], nowMs: number): ActivityEntry | string {
  const last = changes.find(({ by, undone }) => by === "you" && !undone);
  if (!last || nowMs - Date.parse(last.at) > RECENT_MS) {
    return "There is no change of yours from the last half hour. Earlier ones can be undone in Activity.";
  }
  return last.undoable ? last : "Your last change can't be undone any more. Activity tells what came after it.";
}

/** Takes the person's own last change back, and says what it was. */
export async function undoLastChange(client: QueryClient, nowMs: number): Promise<void> {
  try {
    const { changes } = await calls.call("getActivity", null);
    const last = lastOwnChange(changes, nowMs);
    if (typeof last === "string") return toast.info(last);
    await calls.call("undoAdvisorChange", { changeId: last.changeId, requestId: newRequestId() });
    toast.success(`Undone: ${last.summary}`);
    await refreshDocuments(client);
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === "failed-precondition";
    toast.error(isRefused ? error.message : COULD_NOT_UNDO);
  }
}
