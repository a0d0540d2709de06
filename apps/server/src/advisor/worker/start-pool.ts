import { extname } from "node:path";
import { Tinypool } from "tinypool";
import type { Logger } from "../../logger.ts";

const IDLE_MS = 60_000;
/** A worker that needs more ends, and with it the message, but not the process. */
const MOST_MEMORY_MB = 512;
/** As of the server: what was made last may grow to twice as much else, at some time in the first half hour. */
const MOST_NEW_MEMORY_MB = 8;

interface PoolOptions {
  /** Workers that stay; those beyond them end when they have had nothing to do for a minute. */
  kept: number;
  most: number;
}

/** Worker processes of the advisor, each of some 250 MB. */
export function startPool(log: Logger, { kept, most }: PoolOptions): Tinypool {
  const pool = new Tinypool({
    // Beside this file, which is built or not.
    filename: new URL(`./advisor-worker${extname(import.meta.url)}`, import.meta.url).href,
    name: "carryOut",
    runtime: "child_process",
    minThreads: kept,
    maxThreads: most,
    idleTimeout: IDLE_MS,
    // No variable of the server's reaches a worker: one may be a secret.
    env: {},
    execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`, `--max-semi-space-size=${MOST_NEW_MEMORY_MB}`],
    serialization: "advanced",
  });
  // Nobody would hear of it otherwise, and the process would end.
  pool.on("error", (error) => log.error("A worker of the advisor failed", { error }));
  return pool;
}
