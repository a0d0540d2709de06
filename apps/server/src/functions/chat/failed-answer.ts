import type { AdvisorReply } from "@seven-figures/advisor";
import type { ChatResult } from "@seven-figures/calls";
import type { Documents } from "@seven-figures/domain";
import { chatData } from "./chat-data.ts";

const TROUBLE = "I'm sorry, I'm having trouble responding right now. Please try again later.";

/** What someone is told whose message the advisor failed on. Nothing was stored. */
export function failedAnswer(documents: Documents): ChatResult {
  const reply: AdvisorReply = {
    message: TROUBLE,
    needsClarification: false,
    clarificationQuestions: [],
    quickReplies: [],
    isGoalSuggestion: false,
    suggestedGoals: [],
    isReadyForPlan: false,
    warnings: [],
  };
  const data = chatData({ reply, applied: [], documents, receipt: [], changeId: null });
  return { success: false, message: TROUBLE, data, isReadyForPlan: false };
}
