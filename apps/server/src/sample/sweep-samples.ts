import type { Auth } from "../auth/auth.ts";
import type { Logger } from "../logger.ts";
import type { Store } from "../store/store.ts";

const EVERY_MS = 10 * 60 * 1000;

/** Erases the sample people whose day is over: now, and every ten minutes. */
export function sweepSamples(auth: Auth, store: Store, log: Logger): { stop(): void } {
  const sweep = async () => {
    await auth.sweepAssistants(Date.now());
    const erased = await auth.sweepSamples(Date.now());
    if (erased > 0) await store.scrub();
  };
  const start = () => void sweep().catch((error) => log.warn("Samples could not be erased", { error }));
  start();
  const timer = setInterval(start, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
