import type { AdvisorInput, AdvisorOutput } from "@seven-figures/advisor";
import type { Asker } from "./advisor.ts";

/** Reads and answers messages by the built-in rules, wherever that happens. */
export interface AdvisorMind {
  /** Throws {@link OutOfTime} where the message takes longer than a message may. */
  respond(input: AdvisorInput, signal: AbortSignal, asker: Asker): Promise<AdvisorOutput>;
  /**
   * As `respond`, for a message that is still being written; `busy` where that would have to wait too long, or a newer
   * one of the same person came. After one that took too long, throws {@link OutOfTime} for a minute.
   */
  preview(input: AdvisorInput, signal: AbortSignal, asker: Asker): Promise<AdvisorOutput | "busy">;
  /** Whether a message tells of danger or trouble, or goes on from an answer to it. Throws {@link OutOfTime} likewise. */
  needsCare(input: AdvisorInput, signal: AbortSignal, asker: Asker): Promise<boolean>;
}

/** A message took longer to read than a message may. Nothing came of it. */
export class OutOfTime extends Error {
  constructor() {
    super("The message took too long to read");
    this.name = "OutOfTime";
  }
}
