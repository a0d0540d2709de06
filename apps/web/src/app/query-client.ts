import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { afterLostLine } from "#documents/after-lost-line.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { takeDocumentsAhead } from "#session/bootstrap.ts";
import { sessionState } from "#session/session-state.ts";

/** What the server knows about the person, kept while they look at it. It is fetched anew when they come back to the tab. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: "always",
      retry: afterLostLine,
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
});

let owner = sessionState.get().person?.userId;
keepDocumentsAhead();

/** What came with the session need not be asked for again. */
function keepDocumentsAhead(): void {
  const ahead = owner === undefined ? null : takeDocumentsAhead(owner);
  if (!ahead) return;
  const { profile, financials, goals, history } = ahead.documents;
  keepUnlessOlder(profileQuery.queryKey, profile, ahead.at);
  keepUnlessOlder(financialsQuery.queryKey, financials, ahead.at);
  keepUnlessOlder(goalsQuery.queryKey, goals, ahead.at);
  keepUnlessOlder(netWorthHistoryQuery.queryKey, history, ahead.at);
}

function keepUnlessOlder(queryKey: QueryKey, data: unknown, updatedAt: number): void {
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (known < updatedAt) queryClient.setQueryData(queryKey, data, { updatedAt });
}

/** Nothing of one person is ever shown to another: the cache is emptied before anyone else is let in. */
sessionState.subscribe(() => {
  const next = sessionState.get().person?.userId;
  if (owner !== undefined && owner !== next) queryClient.clear();
  owner = next;
  keepDocumentsAhead();
});
