import { getPriority, setPriority } from "node:os";
import type { AdvisorOutput } from "@seven-figures/advisor";
import type { Tinypool } from "tinypool";
import type { Logger } from "../../logger.ts";
import type { Asker } from "../advisor.ts";
import type { AdvisorTask } from "./advisor-task.ts";
import { PreviewLine } from "./preview-line.ts";
import { NotBegun, runTask } from "./run-task.ts";
import { startPool } from "./start-pool.ts";

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
  readonly #line = new PreviewLine();
  #started: Tinypool | undefined;

  /** `deadlineMs`: how long one may take once the worker has begun with it. */
  constructor(log: Logger, deadlineMs: number) {
    this.#log = log;
    this.#deadlineMs = deadlineMs;
  }

  /**
   * `busy` where too many are waiting, it would not be read soon, or the same person has sent a newer one. Throws
   * OutOfTime where reading takes too long, and for a minute after that.
   */
  preview(input: AdvisorTask["input"], gone: AbortSignal, { userId, now }: Asker): Promise<AdvisorOutput | "busy"> {
    return this.#line.take(userId, gone, (beginWithinMs) => this.#read({ work: "respond", input, now }, beginWithinMs));
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
