import type { AdvisorReply } from "@seven-figures/advisor";

/** A reply without a word. The built-in advisor has its own: the process that answers calls does not load it for this one. */
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
