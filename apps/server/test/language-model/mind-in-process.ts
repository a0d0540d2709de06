import { needsCare, respond } from "@seven-figures/advisor";
import type { AdvisorMind } from "../../src/advisor/advisor-mind.ts";
import { loadReader } from "../../src/advisor/load-reader.ts";

/** The built-in advisor in the test's own thread, where ids can be foreseen. */
export function mindInProcess(): AdvisorMind {
  const reader = loadReader();
  return {
    respond: async (input) => respond({ ...input, reader }),
    preview: async (input) => respond({ ...input, reader }),
    needsCare: async (input) => needsCare({ ...input, reader }),
  };
}
