import type { AdvisorInput, AdvisorOutput } from "@seven-figures/advisor";
import type { Advisor } from "../src/advisor/advisor.ts";
import { SAYS_NOTHING } from "../src/advisor/says-nothing.ts";

type Script = (input: AdvisorInput, signal: AbortSignal) => Partial<AdvisorOutput> | Promise<Partial<AdvisorOutput>>;

/** An advisor that does what a test wants. */
export function scriptedAdvisor(script: Script, messagesPerMinute = 120): Advisor {
  async function respond(input: AdvisorInput, signal: AbortSignal): Promise<AdvisorOutput> {
    const reply = { ...SAYS_NOTHING, message: `You said: ${input.message}` };
    return { reply, changes: [], undo: false, conversation: null, ...(await script(input, signal)) };
  }
  return {
    messagesPerMinute,
    respond: (input, _onDelta, signal) => respond(input, signal),
    preview: (input, signal) => respond(input, signal),
    describeUndo: (outcome) => (outcome.undone ? "Undone." : `Not undone: ${outcome.reason}`),
  };
}
