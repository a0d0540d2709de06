import type { Bootstrap, CallName } from "@seven-figures/calls";
import { type Call, defaultDocuments } from "../call/call.ts";
import { financialsResult } from "./financials/financials-result.ts";
import { goalsResult } from "./goals/goals-result.ts";
import { netWorthHistory } from "./history/net-worth-history.ts";
import { profileResult } from "./profile/profile-result.ts";
import { requireUnchanged } from "./require-allowed.ts";

type BootstrapParts = Omit<Bootstrap, "session" | "token">;

/** The calls that a bootstrap answers at once, by its parts. Each counts as one. */
export const BOOTSTRAP_CALLS = {
  profile: "getUserProfile",
  financials: "getUserFinancials",
  goals: "getUserIntermediateGoals",
  history: "getNetWorthHistory",
} as const satisfies Record<keyof BootstrapParts, CallName>;

const PARTS = Object.keys(BOOTSTRAP_CALLS) as (keyof BootstrapParts)[];

/** What most pages show: all documents from one query, the points of net worth from another. */
export async function readBootstrap(call: Call): Promise<BootstrapParts> {
  const reader = call.services.store.reader(call.person.userId);
  const [stored, points] = await Promise.all([reader.documents(() => defaultDocuments(call)), reader.netWorthPoints()]);
  return {
    profile: profileResult(stored),
    financials: financialsResult(stored),
    goals: goalsResult(stored),
    history: netWorthHistory(points, stored.documents.past),
  };
}

/** Throws where a part is not the very one that its call's contract would make of it. */
export function requirePartsUnchanged(parts: BootstrapParts): void {
  for (const part of PARTS) requireUnchanged(BOOTSTRAP_CALLS[part], parts[part]);
}
