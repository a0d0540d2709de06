import type { CalendarDate, Change, Documents, Goal } from "@seven-figures/domain";
import { type AnswerMemory, NOTHING_TOLD } from "../answers/types.ts";
import type { SaidPayment } from "../queries/verdicts/said-payment.ts";
import type { SaidBefore } from "../replies/said-before.ts";
import { type CareState, isCareState } from "../safety/care-state.ts";
import type { Statement, YearlyStatement } from "../statements/statement.ts";
import type { Option } from "../vetoes/veto.ts";
import type { Gone } from "./gone-things.ts";
import type { InHand } from "./in-hand.ts";
import type { LeftOpen } from "./left-open.ts";
import type { Purchase } from "./sales/read-purchase.ts";
import type { Supposing } from "./supposed-otherwise.ts";

/** What is still to be said before something can be stored. */
export type Pending = { question: string; quickReplies: string[]; age: number } & (
  | { need: "amount"; statement: Statement; between?: { low: number; high: number }; along?: Statement }
  | { need: "period"; statement: Statement }
  | { need: "base"; statement: Statement }
  | { need: "figure"; statement: YearlyStatement }
  | { need: "side"; statement: Statement }
  | {
      need: "which";
      statement: Statement;
      options: { id: string; name: string }[];
      allowsNew: boolean;
      along?: Statement;
    }
  | { need: "confirm"; statements: Statement[]; changes: Change[] }
  | {
      need: "choose";
      options: Option[];
      /** How what the options change stood when it was asked; null where they change nothing of it. */
      seen: string | null;
      /** Asked beside an answer that is complete without it. */
      byTheWay?: true;
      /** What was only half seen: it is open for the very next message. */
      isGuess?: true;
      /** What an amount told in answer completes, in place of the options. */
      instead?: Statement;
    }
);

/** What was last written, so that it can be corrected: the statements, and the data from before. */
export interface LastWrite {
  statements: Statement[];
  before: Partial<Documents>;
  changes: Change[];
  today: CalendarDate;
}

/** Things that one message wrote and that go together, with those of an earlier write that bear the same name. */
export interface WritePart {
  of: string;
  /** The entries. */
  ids: string[];
  /** By how much a single entry changed the net worth. */
  worth?: number;
  isSale?: true;
}

/** What one message wrote, and what takes it back. */
export interface RecentWrite {
  statements: Statement[];
  changes: Change[];
  inverse: Change[];
  /** Which write of the conversation it is, counted from 1. */
  number?: number;
  parts?: WritePart[];
  /** Whether writes before it are no longer kept. */
  isAfterGap?: true;
}

/** A stored thing that was spoken of. */
export interface Shown {
  side: "asset" | "debt" | "goal";
  id: string;
}

/** Those among which it was asked which one is meant, and the one that was. */
export interface AskedAmong {
  ids: string[];
  chosen: string;
  /** How many messages ago. */
  age: number;
}

/** What is kept of a chat session between messages. */
export interface Conversation {
  version: 1;
  pending: Pending[];
  last: LastWrite | null;
  /** Goals proposed in the last message, not stored. */
  offered: Goal[];
  memory: AnswerMemory;
  /** What the last message took back, where it did: "and the one before" and "it is 75k" go on from there. */
  undone?: Statement[];
  /** Kept where the last message was answered with care. */
  care?: CareState;
  /** Which warnings of an offer were given. */
  warned?: string[];
  /** How many messages of this conversation nothing was understood of. */
  misses?: number;
  /** The last few writes, the newest at the end: one of them can be taken back by its name. */
  recent?: RecentWrite[];
  /** How many messages ago something was written. */
  since?: number;
  /** Whether money that comes once was just spoken of, without a figure. */
  windfall?: true;
  /** What a sale brought and was put nowhere yet. */
  inHand?: InHand;
  /** What the last message said was bought, and nothing paid for yet. */
  toPay?: Purchase | undefined;
  /** What the last message asked about, where it wrote nothing. */
  shown?: Shown[];
  /** Guesses at what was told lately that were neither taken nor put away. */
  passedOver?: Extract<Pending, { need: "choose" }>[];
  /** What was told last that nothing was written of. */
  leftOpen?: LeftOpen;
  /** The one payment that the last message said: "how much is that a year" asks of it. */
  payment?: SaidPayment;
  /** What was said so far that fits many messages, so that it is said otherwise next time. */
  said?: SaidBefore;
  /** The name that the last message asked about, where nothing of it is on record. */
  unknown?: string | undefined;
  /** What was taken off in this conversation: it is still spoken of, and can be brought back by its name. */
  gone?: Gone[];
  /** What was asked about and chosen from lately: "the other one" is another of those. */
  among?: AskedAmong;
  /** What would write what the last answer worked out: "put that in" means the first of them. */
  toNote?: readonly string[];
  /** What the last answer warned of: "what's the catch" asks of it. */
  cautions?: string | undefined;
  /** What the last message supposed: the next one may put a figure of it right. */
  supposing?: Supposing | undefined;
  /** Whether the last message was answered with the person's figures, and wrote nothing. */
  answered?: true;
  /** Whether that was asked with an amount: "nah, 90" is of the question then, and of nothing written before it. */
  askedWith?: true;
}

export const NEW_CONVERSATION: Conversation = {
  version: 1,
  pending: [],
  last: null,
  offered: [],
  memory: NOTHING_TOLD,
};

/** The conversation that the server kept; a new one where it kept none, or one of another version or advisor. */
export function openConversation(kept: unknown): Conversation {
  return isConversation(kept) ? kept : NEW_CONVERSATION;
}

/** What outlasts one message: the rest is meant by the very next one alone. */
export function lasting({
  undone: _,
  answered: __,
  askedWith: ___,
  unknown: ____,
  toPay: _____,
  toNote: ______,
  supposing: _______,
  cautions: ________,
  ...kept
}: Conversation): Omit<
  Conversation,
  "undone" | "answered" | "askedWith" | "unknown" | "toPay" | "toNote" | "supposing"
> {
  return kept;
}

function isConversation(kept: unknown): kept is Conversation {
  if (!isRecord(kept) || kept.version !== 1) return false;
  const { pending, offered, last, memory } = kept;
  return (
    isListOf(pending, ({ need, question }) => typeof need === "string" && typeof question === "string") &&
    isListOf(offered, ({ id, title }) => typeof id === "string" && typeof title === "string") &&
    (last === null || (isRecord(last) && Array.isArray(last.statements) && Array.isArray(last.changes))) &&
    isRecord(memory) &&
    isRecord(memory.told) &&
    [kept.undone, kept.recent, kept.shown, kept.gone, kept.passedOver].every(
      (each) => each === undefined || Array.isArray(each),
    ) &&
    (kept.said === undefined || isRecord(kept.said)) &&
    (kept.care === undefined || isCareState(kept.care)) &&
    (kept.warned === undefined || Array.isArray(kept.warned))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, fits: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isRecord(item) && fits(item));
}
