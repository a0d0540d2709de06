import type { CallPayload, FinancialsResult } from "@seven-figures/calls";
import type { Asset, Debt, FinancialInfo } from "@seven-figures/domain";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { lastKnown } from "./last-known.ts";
import { overSeen } from "./over-seen.ts";
import { netWorthHistoryQuery } from "./stats.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

export const financialsQuery = queryOptions({
  queryKey: ["financials"],
  queryFn: ({ signal }) => calls.call("getUserFinancials", null, { signal }),
});

/**
 * One section, as a whole. Lists are made from what is stored when the write's turn comes; amounts are stored where
 * those that the person saw still are, else the write is refused (code `aborted`).
 */
export type FinancialsSectionInput =
  | { section: "financialInfo"; data: FinancialInfo; seen: FinancialInfo }
  | { section: "assets"; data: (stored: Asset[] | null) => Asset[] | null }
  | { section: "debts"; data: (stored: Debt[] | null) => Debt[] | null };

export function useSaveFinancialsSection() {
  return useDocumentMutation({
    queryKey: financialsQuery.queryKey,
    alsoStale: [netWorthHistoryQuery.queryKey],
    send: async (input: FinancialsSectionInput, { requestId, client, once }): Promise<FinancialsResult> => {
      const payload = await once(async () => payloadOf(input, await lastKnown(client, financialsQuery)));
      return calls.call("updateUserFinancialsSection", { ...payload, requestId });
    },
  });
}

/** Tells whether an asset or a debt is no longer among the stored ones, as far as they are known at this very moment. */
export function useIsEntryGone(): (entryId: string) => boolean {
  const client = useQueryClient();
  return (entryId) => {
    const stored = client.getQueryData(financialsQuery.queryKey);
    return (
      stored !== undefined && ![...(stored.assets ?? []), ...(stored.debts ?? [])].some(({ id }) => id === entryId)
    );
  };
}

function payloadOf(
  input: FinancialsSectionInput,
  current: FinancialsResult,
): CallPayload<"updateUserFinancialsSection"> {
  const { revision } = current;
  switch (input.section) {
    case "financialInfo":
      return { section: input.section, data: overSeen(input.seen, current.financialInfo, input.data), revision };
    case "assets":
      return { section: input.section, data: input.data(current.assets), revision };
    case "debts":
      return { section: input.section, data: input.data(current.debts), revision };
  }
}
