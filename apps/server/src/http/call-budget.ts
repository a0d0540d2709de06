import type { CallName } from "@seven-figures/calls";
import type { Person } from "../auth/auth.ts";
import { CallFailure } from "../call/call-failure.ts";

/** What one person may spend in a minute, all at once or over time; a call costs 1 where nothing else is said. */
const CALLS_PER_MINUTE = 3_000;
const COSTS: Partial<Record<CallName, number>> = { getActivity: 10, exportUserData: 100 };
/** To a sample person everything costs so many times as much. */
const SAMPLE_COSTS_TIMES = 5;
/** Calls that are made while somebody types have so many a minute of their own, and take nothing from the others. */
const OF_THEIR_OWN: Partial<Record<CallName, { person: number; sample: number }>> = {
  previewMessage: { person: 60, sample: 30 },
};
const MINUTE_MS = 60_000;

/**
 * Keeps one person's calls from taking all of a process. Counted in the process itself: a write to the database for
 * each call that only reads would cost more than the calls.
 */
export class CallBudget {
  readonly #perMinute: number;
  /** When the whole budget of someone is free again, in epoch milliseconds: by their id, and by it and the call's name. */
  readonly #freeAt = new Map<string, number>();
  #nextSweep = 0;

  constructor(perMinute = CALLS_PER_MINUTE) {
    this.#perMinute = perMinute;
  }

  /** Takes the cost of a call; throws RESOURCE_EXHAUSTED where that is more than is left. */
  spend({ userId, isSample }: Pick<Person, "userId" | "isSample">, name: CallName, now: number): void {
    this.#sweep(now);
    const own = OF_THEIR_OWN[name]?.[isSample ? "sample" : "person"];
    const who = own === undefined ? userId : `${userId} ${name}`;
    const perMinute = own ?? this.#perMinute / (isSample ? SAMPLE_COSTS_TIMES : 1);
    const freeAt = Math.max(now, this.#freeAt.get(who) ?? 0) + ((COSTS[name] ?? 1) * MINUTE_MS) / perMinute;
    const excessMs = freeAt - now - MINUTE_MS;
    if (excessMs <= 0) return void this.#freeAt.set(who, freeAt);
    const retryAfter = Math.ceil(excessMs / 1000);
    const most = perMinute.toLocaleString("en-US");
    throw new CallFailure("RESOURCE_EXHAUSTED", `You are making calls too quickly: at most ${most} a minute.`, {
      retryAfter,
    });
  }

  #sweep(now: number): void {
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + MINUTE_MS;
    for (const [who, freeAt] of this.#freeAt) if (freeAt <= now) this.#freeAt.delete(who);
  }
}
