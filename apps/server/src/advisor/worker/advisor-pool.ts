import type { AdvisorInput } from "@seven-figures/advisor";
import type { Tinypool } from "tinypool";
import type { Logger } from "../../logger.ts";
import type { AdvisorMind } from "../advisor-mind.ts";
import { requireWeights } from "../weights-file.ts";
import type { AdvisorTask } from "./advisor-task.ts";
import { PreviewPool } from "./preview-pool.ts";
import { runTask } from "./run-task.ts";
import { startPool } from "./start-pool.ts";
import { Turns } from "./turns.ts";

/** How long a message may take once a worker has begun with it. */
const DEADLINE_MS = 2_000;
/** One worker is kept; a second is started while the first has its hands full. */
const WORKERS = { kept: 1, most: 2 };

interface AdvisorPoolOptions {
  log: Logger;
  deadlineMs?: number | undefined;
}

export interface AdvisorPool extends AdvisorMind {
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
  const previews = new PreviewPool(log, deadlineMs);
  let started: Tinypool | undefined;
  const pool = () => (started ??= startPool(log, WORKERS));
  const carryOut = <Result>(work: AdvisorTask["work"], input: AdvisorInput, gone: AbortSignal, now: number) =>
    runTask<Result>(pool(), { work, input: whatIsSent(input), now }, { deadlineMs, gone });

  return {
    respond: (input, gone, { userId, now }) => turns.take(userId, () => carryOut("respond", input, gone, now)),
    preview: (input, gone, asker) => previews.preview(whatIsSent(input), gone, asker),
    needsCare: (input, gone, { userId, now }) => turns.take(userId, () => carryOut("needsCare", input, gone, now)),
    warmUp: () => void pool(),
    async close() {
      await Promise.all([started?.destroy(), previews.close()]);
    },
  };
}

/** What of an advisor's input can be sent to another process. */
function whatIsSent(input: AdvisorInput): AdvisorTask["input"] {
  const { documents, conversation, message, today, history = null } = input;
  return { documents, conversation, message, today, history };
}
