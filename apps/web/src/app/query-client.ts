import { CallError } from "@seven-figures/calls";
import { QueryClient } from "@tanstack/react-query";
import { sessionState } from "#session/session-state.ts";

const NETWORK_RETRIES = 2;

/** What the server knows about the person, kept while they look at it. It is fetched anew when they come back to the tab. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: "always",
      retry: (failures, error) =>
        error instanceof CallError && error.code === "unavailable" && failures < NETWORK_RETRIES,
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
});

let owner = sessionState.get().person?.userId;

/** Nothing of one person is ever shown to another: the cache is emptied before anyone else is let in. */
sessionState.subscribe(() => {
  const next = sessionState.get().person?.userId;
  if (owner !== undefined && owner !== next) queryClient.clear();
  owner = next;
});
