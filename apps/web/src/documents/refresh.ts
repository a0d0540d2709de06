import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Fetches everything that is on screen anew, after someone else (the advisor) changed the person's data. */
export function useRefreshDocuments(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries(), [client]);
}
