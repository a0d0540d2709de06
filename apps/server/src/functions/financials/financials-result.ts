import type { FinancialsResult } from "@seven-figures/calls";
import type { OneDocument } from "../../store/stored-documents.ts";

export function financialsResult({ documents, revisions }: OneDocument<"financials">): FinancialsResult {
  return { ...documents.financials, revision: revisions.financials };
}
