import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * How much is kept of one person. What is beyond goes, the oldest first: of a change its states, by which it could be
 * undone, before its summary.
 */
export const BOUNDS = {
  /** One document, as the store keeps it. More is refused. */
  documentBytes: 512 * KIB,
  /** Changes with their summary. */
  changes: 10_000,
  /** The states around all changes, together. */
  stateBytes: 16 * MIB,
  /** Conversations, and all of them together. */
  sessions: 200,
  sessionBytes: 16 * MIB,
  /** The messages of one conversation. */
  messageBytes: 256 * KIB,
  /** The replies to request ids, together. */
  replyBytes: 8 * MIB,
} as const;

/** What is the same for everyone is left out. */
export type Bounds = Record<Exclude<keyof typeof BOUNDS, "messageBytes">, number>;

/** Of a sample person: enough to look around, too little to be a store. */
export const SAMPLE_BOUNDS: Bounds = {
  documentBytes: 32 * KIB,
  changes: 500,
  stateBytes: 512 * KIB,
  sessions: 10,
  sessionBytes: 512 * KIB,
  replyBytes: 256 * KIB,
};

/** What stands for the states of a change of which only the summary is kept. */
export const NO_STATE = "{}";

/** Drops whole changes beyond the newest so many. */
export async function boundChanges(
  db: Kysely<Database>,
  userId: string,
  newest: number,
  bounds: Bounds = BOUNDS,
): Promise<void> {
  await db
    .deleteFrom("changes")
    .where("user_id", "=", userId)
    .where("number", "<=", newest - bounds.changes)
    .execute();
}

/** How many bytes the states of all changes take together. */
export async function countStates(db: Kysely<Database>, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | string }>`
    select coalesce(sum(octet_length("before") + octet_length("after")), 0) as bytes
    from changes where user_id = ${userId}`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Drops the states of changes beyond the newest whose states fit. */
export async function boundStates(db: Kysely<Database>, userId: string, bounds: Bounds = BOUNDS): Promise<void> {
  await sql`update changes set "before" = ${NO_STATE}, "after" = ${NO_STATE}
    where user_id = ${userId} and "before" <> ${NO_STATE} and number <= (
      select max(number) from (
        select number, sum(octet_length("before") + octet_length("after")) over (order by number desc) as bytes
        from changes where user_id = ${userId}
      ) as summed where bytes > ${bounds.stateBytes})`.execute(db);
}

/** Drops the replies beyond the newest that fit. */
export async function boundReplies(db: Kysely<Database>, userId: string, bounds: Bounds = BOUNDS): Promise<void> {
  await sql`delete from requests where user_id = ${userId} and request_id in (
    select request_id from (
      select request_id, sum(octet_length(reply)) over (order by at desc, request_id) as bytes
      from requests where user_id = ${userId}
    ) as summed where bytes > ${bounds.replyBytes})`.execute(db);
}

/** Drops the conversations beyond the last talked in that fit, by number and by size. */
export async function boundSessions(db: Kysely<Database>, userId: string, bounds: Bounds = BOUNDS): Promise<void> {
  await sql`delete from chat_sessions where user_id = ${userId} and session_id in (
    select session_id from (
      select session_id,
        row_number() over (order by updated_at desc, session_id) as place,
        sum(octet_length(messages) + octet_length(conversation)) over (order by updated_at desc, session_id) as bytes
      from chat_sessions where user_id = ${userId}
    ) as summed where place > ${bounds.sessions} or bytes > ${bounds.sessionBytes})`.execute(db);
}
