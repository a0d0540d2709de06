import { type AdvisorInput, describeUndo, type LearnedReader, needsCare, respond } from "@seven-figures/advisor";
import type { Advisor } from "./advisor.ts";

const MESSAGES_A_MINUTE = 120;

/** The advisor that needs no key and no network. */
export interface BuiltInAdvisor extends Advisor {
  /** Whether a message tells of danger or trouble, or goes on from an answer to it: no other advisor is to see it. */
  needsCare(input: AdvisorInput): boolean;
}

export function openBuiltInAdvisor(reader: LearnedReader): BuiltInAdvisor {
  return {
    messagesPerMinute: MESSAGES_A_MINUTE,
    respond: async (input) => respond({ ...input, reader }),
    needsCare: (input) => needsCare({ ...input, reader }),
    describeUndo,
  };
}
