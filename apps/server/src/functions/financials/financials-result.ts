import type { FinancialsResult } from "@seven-figures/calls";
import type { StoredDocuments } from "../../store/stored-documents.ts";

export function financialsResult({ documents, revisions }: StoredDocuments): FinancialsResult {
  return { ...documents.financials, revision: revisions.financials };
}
