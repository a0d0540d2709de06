import type { Bootstrap } from "@seven-figures/calls";
import type { Call } from "../call/call.ts";
import { readDocuments } from "../changes/edit-document.ts";
import { financialsResult } from "./financials/financials-result.ts";
import { goalsResult } from "./goals/goals-result.ts";
import { getNetWorthHistory } from "./history/get-net-worth-history.ts";
import { profileResult } from "./profile/profile-result.ts";
import { requireAllowed } from "./require-allowed.ts";

/** The calls that a bootstrap answers at once. Each counts as one. */
export const BOOTSTRAP_CALLS = [
  "getUserProfile",
  "getUserFinancials",
  "getUserIntermediateGoals",
  "getNetWorthHistory",
] as const;

/** What most pages show: all documents from one query, the history from another. */
export async function readBootstrap(call: Call): Promise<Omit<Bootstrap, "session" | "token">> {
  const [documents, history] = await Promise.all([
    readDocuments(call, (stored) => ({
      profile: profileResult(stored),
      financials: financialsResult(stored),
      goals: goalsResult(stored),
    })),
    getNetWorthHistory(null, call),
  ]);
  return { ...documents.answer, history: requireAllowed("getNetWorthHistory", history) };
}
