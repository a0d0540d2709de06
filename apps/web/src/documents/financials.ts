import type { CallPayload, FinancialsResult } from "@seven-figures/calls";
import type { Asset, Debt, FinancialInfo } from "@seven-figures/domain";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { type NewValue, resolveValue, useDocumentMutation } from "./use-document-mutation.ts";

export const financialsQuery = queryOptions({
  queryKey: ["financials"],
  queryFn: ({ signal }) => calls.call("getUserFinancials", null, { signal }),
});

/**
 * One section, as a whole. `data` may be a function of what is stored: lists are best changed so. `revision`: the one
 * that the data was made from; where it has moved on, the write is refused (code `aborted`).
 */
export type FinancialsSectionInput =
  | { section: "financialInfo"; data: NewValue<FinancialInfo>; revision?: number }
  | { section: "assets"; data: NewValue<Asset[] | null>; revision?: number }
  | { section: "debts"; data: NewValue<Debt[] | null>; revision?: number };

export function useSaveFinancialsSection() {
  return useDocumentMutation({
    queryKey: financialsQuery.queryKey,
    alsoStale: [["stats"], ["net-worth-history"]],
    send: async (input: FinancialsSectionInput, { requestId, client, once }): Promise<FinancialsResult> => {
      const payload = await once(async () => payloadOf(input, await client.ensureQueryData(financialsQuery)));
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
  const revision = input.revision ?? current.revision;
  switch (input.section) {
    case "financialInfo":
      return { section: input.section, data: resolveValue(input.data, current.financialInfo), revision };
    case "assets":
      return { section: input.section, data: resolveValue(input.data, current.assets), revision };
    case "debts":
      return { section: input.section, data: resolveValue(input.data, current.debts), revision };
  }
}
