import type { KeptAnswer } from "@seven-figures/calls";
import type { Instant } from "@seven-figures/domain";

/** What was sent to the advisor, and what of it stands in the person's bubble. */
export interface Question {
  /** Sent as the request id: asking again after a lost answer has one effect. */
  id: string;
  sent: string;
  shown: string;
  isPlan: boolean;
}

/** What stands under the advisor's words. */
export type Answer = KeptAnswer & {
  /** Net worth after the change, where it touched assets or debts. */
  netWorth?: number;
};

export interface UserMessage {
  id: string;
  sender: "user";
  text: string;
  timestamp: Instant;
}

export interface AdvisorMessage {
  id: string;
  sender: "advisor";
  text: string;
  timestamp: Instant;
  /** `streaming`: more of it is coming. `failure`: an apology; its question can be asked again. */
  kind: "greeting" | "streaming" | "reply" | "failure";
  answer?: Answer;
  failed?: { question: Question; note: string | null };
}

export type ChatMessage = UserMessage | AdvisorMessage;

/** One session with the advisor, from its greeting on. */
export interface Conversation {
  sessionId: string;
  messages: ChatMessage[];
  /** The server keeps more that was said before this message; null where all of it is here. */
  earlierThan: string | null;
  /** The question whose answer is awaited. */
  pending: Question | null;
  /** Whether the advisor knows enough to make a plan, as its last answer said. */
  isReadyForPlan: boolean;
}
