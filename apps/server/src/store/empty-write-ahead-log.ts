import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Logger } from "../logger.ts";
import type { Database } from "./database.ts";

const ATTEMPTS = 20;
const PAUSE_MS = 50;

/**
 * Moves what stands in SQLite's write-ahead log into the database, where erased content is overwritten, and leaves the
 * log empty. Another process that reads at this moment is waited for.
 */
export async function emptyWriteAheadLog(db: Kysely<Database>, log: Logger): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await wait(PAUSE_MS);
  }
  log.warn("Erased data stays in the write-ahead log until another process has stopped reading");
}
