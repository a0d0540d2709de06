import type { AdvisorInput } from "@seven-figures/advisor";
import { describeUndo } from "@seven-figures/advisor/describe-undo";
import { needsHistory } from "@seven-figures/advisor/needs-history";
import type { Advisor, Asker } from "./advisor.ts";
import type { AdvisorMind } from "./advisor-mind.ts";

const MESSAGES_A_MINUTE = 120;

/** The advisor that needs no key and no network. */
export interface BuiltInAdvisor extends Advisor {
  /** Whether a message tells of danger or trouble, or goes on from an answer to it: no other advisor is to see it. */
  needsCare(input: AdvisorInput, signal: AbortSignal, asker: Asker): Promise<boolean>;
}

export function openBuiltInAdvisor(mind: AdvisorMind): BuiltInAdvisor {
  return {
    messagesPerMinute: MESSAGES_A_MINUTE,
    respond: async (input, _onDelta, signal, asker) => mind.respond(await withHistory(input, asker), signal, asker),
    preview: async (input, signal, asker) => mind.preview(await withHistory(input, asker), signal, asker),
    needsCare: (input, signal, asker) => mind.needsCare(input, signal, asker),
    describeUndo,
  };
}

/** With the person's earlier days, where the message may ask for them. */
async function withHistory(input: AdvisorInput, asker: Asker): Promise<AdvisorInput> {
  const history = needsHistory(input.message, input.conversation) ? await asker.history() : null;
  return { ...input, history };
}
