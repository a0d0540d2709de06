import type { Tinypool } from "tinypool";
import { OutOfTime } from "../advisor-mind.ts";
import { type AdvisorTask, BEGUN } from "./advisor-task.ts";

interface Limits {
  /** How long a task may take once a worker has begun with it; the worker is ended then. */
  deadlineMs: number;
  /** How long it may wait for a worker; without, as long as it takes. */
  beginWithinMs?: number;
  /** Aborted once nobody waits for it any more: the worker that is at it is ended. */
  gone?: AbortSignal;
}

/** No worker began with a task in time. */
export class NotBegun extends Error {}

/** Has a worker do a task. Throws {@link OutOfTime} or {@link NotBegun} where it is given up. */
export async function runTask<Result>(
  pool: Tinypool,
  task: AdvisorTask,
  { deadlineMs, beginWithinMs, gone }: Limits,
): Promise<Result> {
  gone?.throwIfAborted();
  const givenUp = new AbortController();
  const giveUpAfter = (ms: number, reason: Error) => setTimeout(() => givenUp.abort(reason), ms);
  let timer = beginWithinMs === undefined ? undefined : giveUpAfter(beginWithinMs, new NotBegun());
  const channel = {
    postMessage(said: unknown) {
      if (said !== BEGUN) return;
      clearTimeout(timer);
      timer = giveUpAfter(deadlineMs, new OutOfTime());
    },
  };
  try {
    return await pool.run(task, { channel, signal: gone ? AbortSignal.any([givenUp.signal, gone]) : givenUp.signal });
  } catch (error) {
    gone?.throwIfAborted();
    givenUp.signal.throwIfAborted();
    throw asError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What was thrown in a worker arrives as an object with an error's keys, and is no Error any more. */
function asError(thrown: unknown): unknown {
  const isSent = typeof thrown === "object" && thrown !== null && !(thrown instanceof Error) && "stack" in thrown;
  return isSent ? Object.assign(new Error(), thrown) : thrown;
}
