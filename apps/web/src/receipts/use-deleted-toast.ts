import { CallError } from "@seven-figures/calls";
import type { FieldPath } from "@seven-figures/domain";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { newRequestId } from "#documents/new-request-id.ts";
import { refreshDocuments } from "#documents/refresh.ts";
import { calls } from "#session/calls.ts";
import { toast } from "#ui/toast.tsx";
import { findRemoval } from "./find-removal.ts";
import { COULD_NOT_UNDO } from "./use-undo-change.ts";

interface Deleted {
  name: string;
  /** Where it stood. */
  path: FieldPath;
}

/** Tells that something was deleted, and for a moment offers to bring it back. */
export function useDeletedToast(): (deleted: Deleted) => void {
  const client = useQueryClient();
  return useCallback(
    (deleted) => void toast.undoable(`${deleted.name} deleted`, () => void bringBack(client, deleted)),
    [client],
  );
}

async function bringBack(client: QueryClient, { name, path }: Deleted): Promise<void> {
  try {
    const { changes } = await calls.call("getActivity", null);
    const changeId = findRemoval(changes, path);
    if (changeId === null) return toast.error(COULD_NOT_UNDO);
    await calls.call("undoAdvisorChange", { changeId, requestId: newRequestId() });
    toast.success(`${name} is back`);
  } catch (error) {
    const isRefused = error instanceof CallError && error.code === "failed-precondition";
    toast.error(isRefused ? error.message : COULD_NOT_UNDO);
  } finally {
    await refreshDocuments(client);
  }
}
