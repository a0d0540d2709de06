import type { ChatData, ChatResult } from "./chat.ts";
import type { KeptAnswer } from "./chat-history.ts";

// Apart from the schemas of what is kept: the browser needs these, and would take all those schemas along.

export function questionId(requestId: string): string {
  return `question-${requestId}`;
}

export function replyId(requestId: string): string {
  return `reply-${requestId}`;
}

/** Of an answer, what is kept to be read again. */
export function keptAnswerOf({ changeId, receipt, isGoalSuggestion, goals, quickReplies, care }: ChatData): KeptAnswer {
  const suggested = isGoalSuggestion ? goals : [];
  return { changeId, receipt, isGoalSuggestion, goals: suggested, quickReplies, ...(care ? { care } : {}) };
}

/** All of an answer's words as one text: its message, then the questions and warnings that the message left out. */
export function replyText({ message, data }: Pick<ChatResult, "message" | "data">): string {
  const words = data.message || message;
  const leftOutOfIt = [...data.clarificationQuestions, ...data.warnings].filter((said) => !words.includes(said));
  return [words, ...leftOutOfIt].join("\n\n");
}
