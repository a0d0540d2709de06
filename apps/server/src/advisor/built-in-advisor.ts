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
    async respond(input, _onDelta, signal, asker) {
      const isNeeded = needsHistory(input.message, input.conversation);
      const history = isNeeded ? await asker.history() : null;
      return mind.respond({ ...input, history }, signal, asker);
    },
    needsCare: (input, signal, asker) => mind.needsCare(input, signal, asker),
    describeUndo,
  };
}
