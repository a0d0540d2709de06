import { extname } from "node:path";
import type { AdvisorInput } from "@seven-figures/advisor";
import { Tinypool } from "tinypool";
import type { Logger } from "../../logger.ts";
import { type AdvisorMind, OutOfTime } from "../advisor-mind.ts";
import { requireWeights } from "../weights-file.ts";
import { type AdvisorTask, BEGUN } from "./advisor-task.ts";
import { Turns } from "./turns.ts";

/** How long a message may take once a worker has begun with it. */
const DEADLINE_MS = 2_000;
/** One worker is kept; a second is started while the first has its hands full. Each takes some 250 MB. */
const MOST_WORKERS = 2;
const IDLE_MS = 60_000;
/** A worker that needs more ends, and with it the message, but not the process. */
const MOST_MEMORY_MB = 512;

interface AdvisorPoolOptions {
  log: Logger;
  deadlineMs?: number | undefined;
}

interface AdvisorPool extends AdvisorMind {
  /** Starts the first worker before anyone waits for it; without, the first message does. */
  warmUp(): void;
  close(): Promise<void>;
}

/**
 * The built-in advisor in processes of its own, so that no message, however it is put, keeps the server from answering
 * everyone else. A worker that is still at a message after the deadline is ended and another takes its place. Processes
 * and no threads: to end a thread that is loading or short of memory can end all of Node with it.
 * Throws a StartError where what the workers need is not there.
 */
export function openAdvisorPool({ log, deadlineMs = DEADLINE_MS }: AdvisorPoolOptions): AdvisorPool {
  requireWeights();
  const turns = new Turns();
  let started: Tinypool | undefined;
  const pool = () => (started ??= startPool(log));

  async function carryOut<Result>(
    work: AdvisorTask["work"],
    { documents, conversation, message, today, history = null }: AdvisorInput,
    { gone, now }: { gone: AbortSignal; now: number },
  ): Promise<Result> {
    gone.throwIfAborted();
    const tooLong = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const channel = {
      postMessage(said: unknown) {
        if (said === BEGUN) timer = setTimeout(() => tooLong.abort(), deadlineMs);
      },
    };
    const task: AdvisorTask = { work, input: { documents, conversation, message, today, history }, now };
    try {
      return await pool().run(task, { channel, signal: AbortSignal.any([tooLong.signal, gone]) });
    } catch (error) {
      gone.throwIfAborted();
      throw tooLong.signal.aborted ? new OutOfTime() : asError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    respond: (input, gone, { userId, now }) => turns.take(userId, () => carryOut("respond", input, { gone, now })),
    needsCare: (input, gone, { userId, now }) => turns.take(userId, () => carryOut("needsCare", input, { gone, now })),
    warmUp: () => void pool(),
    close: async () => started?.destroy(),
  };
}

/** What was thrown in a worker arrives as an object with an error's keys, and is no Error any more. */
function asError(thrown: unknown): unknown {
  const isSent = typeof thrown === "object" && thrown !== null && !(thrown instanceof Error) && "stack" in thrown;
  return isSent ? Object.assign(new Error(), thrown) : thrown;
}

function startPool(log: Logger): Tinypool {
  const pool = new Tinypool({
    // Beside this file, which is built or not.
    filename: new URL(`./advisor-worker${extname(import.meta.url)}`, import.meta.url).href,
    name: "carryOut",
    runtime: "child_process",
    minThreads: 1,
    maxThreads: MOST_WORKERS,
    idleTimeout: IDLE_MS,
    // No variable of the server's reaches a worker: one may be a secret.
    env: {},
    execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
    serialization: "advanced",
  });
  // Nobody would hear of it otherwise, and the process would end.
  pool.on("error", (error) => log.error("A worker of the advisor failed", { error }));
  return pool;
}
