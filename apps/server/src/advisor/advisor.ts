import type { AdvisorInput, AdvisorOutput, UndoOutcome } from "@seven-figures/advisor";
import type { History } from "@seven-figures/domain";

/** Whose message an advisor is asked about, for those that keep accounts. */
export interface Asker {
  userId: string;
  /** A sample person, for whom no language model is asked. */
  isSample: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** When the message came in, by `performance.now()`: the same for every attempt at it. */
  since: number;
  /** What is known of the person's earlier days; read when it is first asked for. */
  history(): Promise<History>;
}

/** Whoever answers people's messages: the built-in advisor, or a language model. */
export interface Advisor {
  /** How many messages of one person it takes in a minute. */
  readonly messagesPerMinute: number;
  /**
   * Answers a message; stores nothing itself. One that makes its text bit by bit hands the pieces to `onDelta`; where
   * it does not, the text is sent once the changes are stored.
   */
  respond(
    input: AdvisorInput,
    onDelta: (delta: string) => void,
    signal: AbortSignal,
    asker: Asker,
  ): Promise<AdvisorOutput>;
  /**
   * What `respond` would answer to a message that is still being written: `busy` while others are read, `never` where
   * that can't be told ahead.
   */
  preview(input: AdvisorInput, signal: AbortSignal, asker: Asker): Promise<AdvisorOutput | "busy" | "never">;
  /** Puts into words what came of an undo that `respond` asked for. */
  describeUndo(outcome: UndoOutcome): string;
}
