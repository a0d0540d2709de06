import type { CalendarDate, Documents, History } from "@seven-figures/domain";
import type { LastAsked } from "../queries/follow-up.ts";

/** A person's question as they typed it, with the dollar amounts that were found in it. */
export interface Question {
  text: string;
  amounts: number[];
}

/**
 * What has been answered in this conversation, kept as JSON between messages: how often each topic was told, and which
 * was the last, so that "why?" has something to go on and nothing is said twice in the same words.
 */
export interface AnswerMemory {
  told: Record<string, number>;
  last: string | null;
  /** The question that was answered last, for "and at 8%?". */
  asked?: Question;
  /** The questions about the person's own figures that were answered last, for "and without the boat?". */
  figures?: LastAsked | null;
}

export const NOTHING_TOLD: AnswerMemory = { told: {}, last: null };

/** What an answer may look at. `today` is the person's own day. */
export interface AnswerContext {
  documents: Documents;
  today: CalendarDate;
  memory: AnswerMemory;
  /** What is known of earlier days; nothing where it is left out. */
  history?: History | null;
  /** Whether what a message supposes is what was just written of it: it is counted already. */
  isWritten?: boolean;
}

export interface Answer {
  /** Markdown. */
  message: string;
  /** What to ask next, each a question that has an answer here. */
  quickReplies: string[];
  memory: AnswerMemory;
}
