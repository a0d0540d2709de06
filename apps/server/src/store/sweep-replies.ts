import type { Kysely } from "kysely";
import type { Logger } from "../logger.ts";
import type { Database } from "./database.ts";
import { REPLY_LIFE_MS } from "./person-writer.ts";

const EVERY_MS = 60 * 60 * 1000;

/** Drops replies to request ids that are a day old, also of people who never come again: now and every hour. */
export function startSweeping(db: Kysely<Database>, log: Logger): { stop(): void } {
  const sweep = () => {
    sweepReplies(db, Date.now()).catch((error) => log.warn("Old replies could not be dropped", { error }));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

export async function sweepReplies(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("requests")
    .where("at", "<", now - REPLY_LIFE_MS)
    .execute();
}
