import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Adds to the tokens that a language model used for someone on a day, and gives the day's sum. Shared by all processes;
 * one whose clock is a little behind at midnight adds to the day that has begun.
 */
export async function countTokens(db: Kysely<Database>, userId: string, tokens: number, day: string): Promise<number> {
  const isNewDay = sql<boolean>`advisor_tokens.day < ${day}`;
  const row = await db
    .insertInto("advisor_tokens")
    .values({ user_id: userId, day, tokens })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        tokens: sql<number>`case when ${isNewDay} then excluded.tokens else advisor_tokens.tokens + excluded.tokens end`,
        day: sql<string>`case when ${isNewDay} then excluded.day else advisor_tokens.day end`,
      }),
    )
    .returning("tokens")
    .executeTakeFirstOrThrow();
  return row.tokens;
}

/** As {@link countTokens}, for everyone together. */
export async function countServerTokens(db: Kysely<Database>, tokens: number, day: string): Promise<number> {
  const row = await db
    .insertInto("server_tokens")
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet({ tokens: sql<number>`server_tokens.tokens + excluded.tokens` }),
    )
    .returning("tokens")
    .executeTakeFirstOrThrow();
  return row.tokens;
}
