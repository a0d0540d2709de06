import type { FinancialsResult } from "@seven-figures/calls";
import type { Financials } from "@seven-figures/domain";
import { calls } from "#session/calls.ts";
import { financialsQuery } from "./financials.ts";
import { netWorthHistoryQuery } from "./stats.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

interface ListsInput {
  /** What the lists were made from: where the stored data moved on since, the write is refused (code `aborted`). */
  seen: FinancialsResult;
  lists: Pick<Financials, "assets" | "debts">;
}

/** Stores assets and debts together, as one change. */
export function useSaveLists() {
  return useDocumentMutation({
    queryKey: financialsQuery.queryKey,
    alsoStale: [netWorthHistoryQuery.queryKey],
    send: ({ seen, lists }: ListsInput, { requestId }) =>
      calls.call("saveUserFinancials", {
        financials: { financialInfo: seen.financialInfo, ...lists },
        revision: seen.revision,
        requestId,
      }),
  });
}
