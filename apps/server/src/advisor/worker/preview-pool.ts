import { getPriority, setPriority } from "node:os";
import type { AdvisorOutput } from "@seven-figures/advisor";
import type { Tinypool } from "tinypool";
import type { Logger } from "../../logger.ts";
import type { AdvisorTask } from "./advisor-task.ts";
import { NotBegun, runTask } from "./run-task.ts";
import { startPool } from "./start-pool.ts";
import { Turns } from "./turns.ts";

/** A worker that has to be started first takes some two seconds. */
const BEGIN_WITHIN_MS = 4_000;
/** Read one after the other, some 30 ms each. */
const MOST_WAITING = 8;
const EVERYONE = "everyone";
/** How much nicer than the server the worker is to others, once it is there: about a third of the share. */
const NICER_BY = 5;
const NICEST = 19;

/**
 * One worker more, for messages that are still being written: no message that was sent ever waits behind one of them.
 * It is started when somebody writes, and ends after a minute without.
 */
export class PreviewPool {
  readonly #log: Logger;
  readonly #deadlineMs: number;
  readonly #turns = new Turns();
  #started: Tinypool | undefined;
  #waiting = 0;

  /** `deadlineMs`: how long one may take once the worker has begun with it. */
  constructor(log: Logger, deadlineMs: number) {
    this.#log = log;
    this.#deadlineMs = deadlineMs;
  }

  /** `busy` where too many are waiting, or it would not be read soon. Throws OutOfTime where reading takes too long. */
  async preview(input: AdvisorTask["input"], gone: AbortSignal, now: number): Promise<AdvisorOutput | "busy"> {
    if (this.#waiting >= MOST_WAITING) return "busy";
    const cameAt = performance.now();
    this.#waiting += 1;
    try {
      return await this.#turns.take(EVERYONE, async () => {
        gone.throwIfAborted();
        const beginWithinMs = BEGIN_WITHIN_MS - (performance.now() - cameAt);
        return beginWithinMs <= 0 ? "busy" : await this.#read({ work: "respond", input, now }, beginWithinMs);
      });
    } finally {
      this.#waiting -= 1;
    }
  }

  /** What was begun is finished, even where nobody waits for it: to start a worker anew costs more. */
  async #read(task: AdvisorTask, beginWithinMs: number): Promise<AdvisorOutput | "busy"> {
    this.#started ??= startPool(this.#log, { kept: 0, most: 1 });
    const pool = this.#started;
    try {
      const output = await runTask<AdvisorOutput>(pool, task, { deadlineMs: this.#deadlineMs, beginWithinMs });
      lowerPriority(pool);
      return output;
    } catch (error) {
      if (error instanceof NotBegun) return "busy";
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#started?.destroy();
  }
}

/** Starting comes before: somebody waits for that, and on a busy machine it would take for ever. */
function lowerPriority(pool: Tinypool): void {
  for (const { threadId } of pool.threads) {
    try {
      setPriority(threadId, Math.min(getPriority() + NICER_BY, NICEST));
    } catch {
      // It ended already, or the system does not allow it: it is read all the same.
    }
  }
}
