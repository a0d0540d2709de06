import type { CalendarDate, Change, Documents, FieldChange, Goal, History, Refusal } from "@seven-figures/domain";
import type { LearnedReader } from "./reader/learned-reader.ts";

/** What an advisor is given with each message. `today` is the person's own day. */
export interface AdvisorInput {
  documents: Documents;
  /** What {@link AdvisorOutput.conversation} was after the last message of this session; null at its start. */
  conversation: unknown;
  message: string;
  today: CalendarDate;
  /** Makes an id that no entry has yet; the prefix says what for (`asset`, `goal`, `step`). */
  newId: (prefix: string) => string;
  /** What is known of earlier days, where the message may ask for it (`needsHistory`). */
  history?: History | null;
  /** The trained reader, beside the rules; without it the rules read alone. */
  reader?: LearnedReader;
}

export interface AdvisorReply {
  /** Markdown. */
  message: string;
  needsClarification: boolean;
  clarificationQuestions: string[];
  /** Short answers to offer as buttons where few are possible. */
  quickReplies: string[];
  /** Whether `suggestedGoals` are proposals to choose from. Nothing of them is stored. */
  isGoalSuggestion: boolean;
  suggestedGoals: Goal[];
  /** Whether enough is known to make a plan. */
  isReadyForPlan: boolean;
  /** Limits that were reached and the like, each a sentence that the message says too. */
  warnings: string[];
  /** Set where someone in danger or trouble is answered: nothing about money belongs beneath it. */
  care?: true;
}

/**
 * What an advisor answers. `changes` are what it wants stored, already checked with `applyChanges` by the advisor
 * itself, so that its words tell what will hold; the server applies them again in the transaction.
 * `undo` asks the server to take back the last change of the advisor's that still stands, instead of `changes`; what
 * came of it is put into words by `describeUndo`.
 */
export interface AdvisorOutput {
  reply: AdvisorReply;
  changes: Change[];
  undo: boolean;
  /** JSON that the server keeps for the next message of this session. */
  conversation: unknown;
}

export type UndoOutcome =
  | { undone: true; fields: FieldChange[] }
  | { undone: false; reason: "nothing-to-undo" }
  | { undone: false; reason: "later-edits"; things: string[] }
  /** Without it the profile would lack what onboarding asks for. */
  | { undone: false; reason: "profile-needs-it" };

/** Used by the words for refused changes. */
export type RefusedChange = { change: Change; refusal: Refusal };
