import type { CallPayload } from "@seven-figures/calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { newRequestId } from "./new-request-id.ts";

/** Whether there is a calendar address, and whether reminders are sent. */
export const remindersQuery = queryOptions({
  queryKey: ["reminders"],
  queryFn: ({ signal }) => calls.call("getReminders", null, { signal }),
});

type Change = Omit<NonNullable<CallPayload<"saveReminders">>, "requestId">;

/** Makes or takes away the calendar address, or turns reminders on or off. The secret of a new address is in its answer. */
export function useSaveReminders() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: Change) => calls.call("saveReminders", { ...change, requestId: newRequestId() }),
    onSettled: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  });
}
