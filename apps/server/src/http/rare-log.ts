import type { Logger } from "../logger.ts";

const EVERY_MS = 1_000;

/** Logs trouble that every call runs into once a second at most, and how often it was left out meanwhile. */
export class RareLog {
  readonly #log: Logger;
  readonly #last = new Map<string, { at: number; leftOut: number }>();

  constructor(log: Logger) {
    this.#log = log;
  }

  error(about: string, message: string, details: object, now = Date.now()): void {
    const last = this.#last.get(about);
    if (last && now - last.at < EVERY_MS) {
      last.leftOut += 1;
      return;
    }
    this.#last.set(about, { at: now, leftOut: 0 });
    this.#log.error(message, { ...details, ...(last?.leftOut ? { leftOut: last.leftOut } : {}) });
  }
}
