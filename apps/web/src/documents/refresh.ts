import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { tellOtherTabs } from "./stored-elsewhere.ts";

/** Fetches everything that is on screen anew, here and in other tabs. */
export function refreshDocuments(client: QueryClient): Promise<void> {
  tellOtherTabs();
  return client.invalidateQueries();
}

/** As {@link refreshDocuments}, after someone else (the advisor) changed the person's data. */
export function useRefreshDocuments(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshDocuments(client), [client]);
}
