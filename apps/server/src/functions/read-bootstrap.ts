import type { Bootstrap } from "@seven-figures/calls";
import { type Call, defaultDocuments } from "../call/call.ts";
import { financialsResult } from "./financials/financials-result.ts";
import { goalsResult } from "./goals/goals-result.ts";
import { netWorthHistory } from "./history/net-worth-history.ts";
import { profileResult } from "./profile/profile-result.ts";

/** The calls that a bootstrap answers at once. Each counts as one. */
export const BOOTSTRAP_CALLS = [
  "getUserProfile",
  "getUserFinancials",
  "getUserIntermediateGoals",
  "getNetWorthHistory",
] as const;

/** What most pages show: all documents from one query, the points of net worth from another. */
export async function readBootstrap(call: Call): Promise<Omit<Bootstrap, "session" | "token">> {
  const reader = call.services.store.reader(call.person.userId);
  const [stored, points] = await Promise.all([reader.documents(() => defaultDocuments(call)), reader.netWorthPoints()]);
  return {
    profile: profileResult(stored),
    financials: financialsResult(stored),
    goals: goalsResult(stored),
    history: netWorthHistory(points, stored.documents.past),
  };
}
