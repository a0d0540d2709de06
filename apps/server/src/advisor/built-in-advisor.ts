import { describeUndo, type LearnedReader, respond } from "@seven-figures/advisor";
import type { Advisor } from "./advisor.ts";

const MESSAGES_A_MINUTE = 120;

/** The advisor that needs no key and no network. */
export function openBuiltInAdvisor(reader: LearnedReader): Advisor {
  return {
    messagesPerMinute: MESSAGES_A_MINUTE,
    respond: async (input) => respond({ ...input, reader }),
    describeUndo,
  };
}
