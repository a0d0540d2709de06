import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { type BootstrapDocuments, isRemembered } from "#session/bootstrap.ts";
import { keepLastData, readLastData } from "#session/last-data.ts";
import { forgetLastData } from "#session/returning-visitor.ts";
import { sessionState } from "#session/session-state.ts";
import { queryClient } from "./query-client.ts";

/** Documents often change together. */
const TOGETHER_MS = 500;

const QUERIES = {
  profile: profileQuery,
  financials: financialsQuery,
  goals: goalsQuery,
  history: netWorthHistoryQuery,
} as const;

/** Has the browser keep the app's files, and what the person's pages show for as long as they are signed in. */
export function makeReadyForOffline(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep().catch(() => {}), TOGETHER_MS);
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "removed") keepSoon();
  });
  sessionState.subscribe(keepSoon);
  fetchAnewOnceReached();
  keepSoon();
}

/** What was kept here is shown until the server can be reached; then everything is fetched anew. */
function fetchAnewOnceReached(): void {
  let isOutdated = sessionState.get().asOf !== undefined;
  sessionState.subscribe(() => {
    const wasOutdated = isOutdated;
    isOutdated = sessionState.get().asOf !== undefined;
    if (wasOutdated && !isOutdated) void queryClient.invalidateQueries();
  });
}

async function keep(): Promise<void> {
  const { status, person, asOf } = sessionState.get();
  if (status !== "signed-in" || asOf !== undefined) return;
  if (!isRemembered(person.userId)) return forgetOthers(person.userId);
  const documents = knownDocuments();
  if (!documents) return;
  const at = Math.min(...Object.values(QUERIES).map(({ queryKey }) => updatedAt(queryKey)));
  await keepLastData({ person, documents, at });
  // They may have left while it was written.
  const now = sessionState.get();
  if (now.status !== "signed-in" || now.person.userId !== person.userId) forgetLastData();
}

/** What this person has kept may come from another tab, which knows that they want to be remembered. */
async function forgetOthers(userId: string): Promise<void> {
  const last = await readLastData();
  if (last && last.person.userId !== userId) forgetLastData();
}

function updatedAt(queryKey: readonly string[]): number {
  return queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
}

/** Null while one of them is not known. */
function knownDocuments(): BootstrapDocuments | null {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  const financials = queryClient.getQueryData(financialsQuery.queryKey);
  const goals = queryClient.getQueryData(goalsQuery.queryKey);
  const history = queryClient.getQueryData(netWorthHistoryQuery.queryKey);
  return profile && financials && goals && history ? { profile, financials, goals, history } : null;
}
