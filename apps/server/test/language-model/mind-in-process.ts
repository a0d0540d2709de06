import { needsCare, respond } from "@seven-figures/advisor";
import type { AdvisorMind } from "../../src/advisor/advisor-mind.ts";
import { loadReader } from "../../src/advisor/load-reader.ts";

let read: ReturnType<typeof loadReader> | undefined;
/** Read once, whoever asks. */
const sharedReader = () => (read ??= loadReader());

/** The built-in advisor in the test's own thread, where ids can be foreseen. */
export function mindInProcess(): AdvisorMind {
  const reader = sharedReader();
  return {
    respond: async (input) => respond({ ...input, reader }),
    preview: async (input) => respond({ ...input, reader }),
    needsCare: async (input) => needsCare({ ...input, reader }),
  };
}
