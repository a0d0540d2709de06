import type { CalendarDate, Change, Documents, Goal } from "@seven-figures/domain";
import { type AnswerMemory, NOTHING_TOLD } from "../answers/types.ts";
import type { Statement, YearlyStatement } from "../statements/statement.ts";

/** What is still to be said before something can be stored. */
export type Pending = { question: string; quickReplies: string[]; age: number } & (
  | { need: "amount"; statement: Statement }
  | { need: "period"; statement: Statement }
  | { need: "base"; statement: Statement }
  | { need: "figure"; statement: YearlyStatement }
  | { need: "which"; statement: Statement; options: { id: string; name: string }[]; allowsNew: boolean }
  | { need: "confirm"; statements: Statement[]; changes: Change[] }
);

/** What was last written, so that it can be corrected: the statements, and the data from before. */
export interface LastWrite {
  statements: Statement[];
  before: Partial<Documents>;
  changes: Change[];
  today: CalendarDate;
}

/** What is kept of a chat session between messages. */
export interface Conversation {
  version: 1;
  pending: Pending[];
  last: LastWrite | null;
  /** Goals proposed in the last message, not stored. */
  offered: Goal[];
  memory: AnswerMemory;
}

export const NEW_CONVERSATION: Conversation = {
  version: 1,
  pending: [],
  last: null,
  offered: [],
  memory: NOTHING_TOLD,
};

/** The conversation that the server kept; a new one where it kept none or one of another version. */
export function openConversation(kept: unknown): Conversation {
  return isConversation(kept) ? kept : NEW_CONVERSATION;
}

function isConversation(kept: unknown): kept is Conversation {
  if (typeof kept !== "object" || kept === null) return false;
  const candidate: Partial<Record<keyof Conversation, unknown>> = kept;
  return (
    candidate.version === 1 &&
    Array.isArray(candidate.pending) &&
    Array.isArray(candidate.offered) &&
    typeof candidate.memory === "object" &&
    candidate.memory !== null
  );
}
