import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";
import { databaseFailureOf } from "./database-failure.ts";
import { documents } from "./migrations/0001-documents.ts";
import { auth } from "./migrations/0002-auth.ts";
import { advisorTokens } from "./migrations/0003-advisor-tokens.ts";
import { chatOpenings } from "./migrations/0004-chat-openings.ts";
import { owners } from "./migrations/0005-owners.ts";
import { changeNumbers } from "./migrations/0006-change-numbers.ts";
import { requestPayloads } from "./migrations/0007-request-payloads.ts";
import { serverTokens } from "./migrations/0008-server-tokens.ts";
import { secondFactor } from "./migrations/0009-second-factor.ts";
import { samples } from "./migrations/0010-samples.ts";
import { reminders } from "./migrations/0011-reminders.ts";
import { assistants } from "./migrations/0012-assistants.ts";
import { refusedReminders } from "./migrations/0013-refused-reminders.ts";
import { changeAssistants } from "./migrations/0014-change-assistants.ts";
import { requestsWithoutTime } from "./migrations/0015-requests-without-time.ts";
import { documentStamps } from "./migrations/0016-document-stamps.ts";

/** All migrations, in order. A new one goes to the end; one that was released never changes. */
export const MIGRATIONS: Record<string, Migration> = {
  "0001-documents": documents,
  "0002-auth": auth,
  "0003-advisor-tokens": advisorTokens,
  "0004-chat-openings": chatOpenings,
  "0005-owners": owners,
  "0006-change-numbers": changeNumbers,
  "0007-request-payloads": requestPayloads,
  "0008-server-tokens": serverTokens,
  "0009-second-factor": secondFactor,
  "0010-samples": samples,
  "0011-reminders": reminders,
  "0012-assistants": assistants,
  "0013-refused-reminders": refusedReminders,
  "0014-change-assistants": changeAssistants,
  "0015-requests-without-time": requestsWithoutTime,
  "0016-document-stamps": documentStamps,
};

/** Brings the tables up to date. Processes that start at once wait for each other. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isUpToDate(db)) return;
  const { Migrator } = await import("kysely/migration");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether the very migrations that are known were made, as is usual: then the migrator need not be loaded. */
async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const known = Object.keys(MIGRATIONS);
    return rows.length === known.length && rows.every(({ name }, at) => name === known[at]);
  } catch (error) {
    // A database that can't be used is told of by the migrator; one that is new has no such table.
    if (databaseFailureOf(error)) throw error;
    return false;
  }
}
