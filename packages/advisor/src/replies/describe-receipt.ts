import type { Change, Documents } from "@seven-figures/domain";
import type { AdvisorReply } from "../types.ts";
import { describeChanges, describeStanding } from "./describe-changes.ts";

/** The reply to begin with: nothing is said, asked or offered. */
export const SAYS_NOTHING: AdvisorReply = {
  message: "",
  needsClarification: false,
  clarificationQuestions: [],
  quickReplies: [],
  isGoalSuggestion: false,
  suggestedGoals: [],
  isReadyForPlan: false,
  warnings: [],
};

/** The parts in which something is said. */
export function filled(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "");
}

/** One or two sentences as they are, more as a list. */
export function describeReceipt(
  { changes, documents }: { changes: readonly Change[]; documents: Documents },
  before: Documents,
): string {
  const lines = filled([...describeChanges(changes, before, documents), describeStanding(before, documents)]);
  return lines.length <= 2 ? lines.join(" ") : lines.map((line) => `- ${line}`).join("\n");
}

/** Whether enough is known of a person for a plan. */
export function isReadyForPlan({ financials }: Documents): boolean {
  return financials.financialInfo.annualIncome !== null || (financials.assets ?? []).length > 0;
}
