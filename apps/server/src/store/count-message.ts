import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

const WINDOW_MS = 60_000;

/** Counts in windows of a minute that start with their first message. Shared by all processes. */
export async function countMessage(db: Kysely<Database>, userId: string, most: number, now: number): Promise<number> {
  const expired = sql<boolean>`chat_counts.started_at <= ${now - WINDOW_MS}`;
  const row = await db
    .insertInto("chat_counts")
    .values({ user_id: userId, started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        count: sql<number>`case when ${expired} then 1 else chat_counts.count + 1 end`,
        started_at: sql<number>`case when ${expired} then ${now} else chat_counts.started_at end`,
      }),
    )
    .returning(["started_at", "count"])
    .executeTakeFirstOrThrow();
  return row.count > most ? row.started_at + WINDOW_MS - now : 0;
}
