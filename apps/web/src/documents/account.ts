import { useMutation, useQueryClient } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { forgetLastData } from "#session/returning-visitor.ts";
import { newRequestId } from "./new-request-id.ts";

/** Erases all that the person entered; the account stays. */
export function useEraseData() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: () => calls.call("cleanupUserData", { requestId: newRequestId() }),
    onSuccess: () => {
      forgetLastData();
      return client.resetQueries();
    },
  });
}

/** Erases the person and the account. The session ends with it. */
export function useDeleteAccount() {
  return useMutation({
    networkMode: "always",
    mutationFn: (password: string) => calls.call("deleteAccount", { password, requestId: newRequestId() }),
  });
}
