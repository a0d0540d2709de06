import type { CallName } from "@seven-figures/calls";
import type { DocumentKind } from "@seven-figures/domain";

/** The calls that answer one whole document: the mark of its state is looked up with the session. */
export const WHOLE_DOCUMENTS: Partial<Record<CallName, DocumentKind>> = {
  getUserProfile: "profile",
  getUserFinancials: "financials",
  getPast: "past",
  getScenarios: "scenarios",
};
