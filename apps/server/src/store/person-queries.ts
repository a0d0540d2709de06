import { DOCUMENT_KINDS, type DocumentKind } from "@seven-figures/domain";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { ChangeTable, Database } from "./database.ts";
import { prepare } from "./prepare.ts";

/** The queries of nearly every call, each prepared once. */

interface Key {
  userId: string;
}

export const documentRows = prepare((db, { userId }: Key) =>
  db.selectFrom("documents").select(["kind", "body", "revision"]).where("user_id", "=", userId),
);

export const documentRow = prepare((db, { userId, kind }: Key & { kind: DocumentKind }) =>
  db
    .selectFrom("documents")
    .select(["kind", "body", "revision", "stamp"])
    .where("user_id", "=", userId)
    .where("kind", "=", kind),
);

/** Keeps others from writing the documents until the transaction's end; in the order in which they are written. */
export const heldDocuments = prepare((db, { userId }: Key) =>
  db
    .selectFrom("documents")
    .select("kind")
    .where("user_id", "=", userId)
    .orderBy(sql`position(kind in ${DOCUMENT_KINDS.join(" ")})`)
    .forUpdate(),
);

export const requestRow = prepare((db, { userId, requestId }: Key & { requestId: string }) =>
  db
    .selectFrom("requests")
    .select(["call", "payload_hash", "reply"])
    .where("user_id", "=", userId)
    .where("request_id", "=", requestId),
);

const isPostgres = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** A limit that is a value is looked at by SQLite's planner, which then plans the query anew each time. */
const ONE = sql.lit(1);

/**
 * `lastChange` is looked up by the account's own id: for the last one under a value SQLite would plan the query anew
 * each time. PostgreSQL does without (see {@link addedChange}).
 */
export const account = prepare((db, { userId }: Key) =>
  db
    .selectFrom("auth_user")
    .select("isAnonymous")
    .$if(!isPostgres(db), (query) =>
      query.select(({ selectFrom }) =>
        selectFrom("changes")
          .select("number")
          .whereRef("user_id", "=", "auth_user.id")
          .orderBy("number", "desc")
          .limit(ONE)
          .as("lastChange"),
      ),
    )
    .where("id", "=", userId)
    .$if(isPostgres(db), (query) => query.forKeyShare()),
);

export const claimedRequest = prepare(
  (db, row: Key & { requestId: string; call: string; payloadHash: string; reply: string | null; now: number }) =>
    db
      .insertInto("requests")
      .values({
        user_id: row.userId,
        request_id: row.requestId,
        call: row.call,
        payload_hash: row.payloadHash,
        reply: row.reply,
        at: row.now,
      })
      .onConflict((conflict) => conflict.columns(["user_id", "request_id"]).doNothing()),
);

export const keptReply = prepare((db, { userId, requestId, reply }: Key & { requestId: string; reply: string }) =>
  db.updateTable("requests").set({ reply }).where("user_id", "=", userId).where("request_id", "=", requestId),
);

interface DocumentRow extends Key {
  kind: DocumentKind;
  body: string;
  revision: number;
  now: number;
  stamp: string;
}

export const firstDocument = prepare((db, { userId, kind, body, revision, now, stamp }: DocumentRow) =>
  db
    .insertInto("documents")
    .values({ user_id: userId, kind, body, revision, updated_at: now, stamp })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doNothing()),
);

export const laterDocument = prepare(
  (db, { userId, kind, body, revision, now, stamp, seen }: DocumentRow & { seen: number }) =>
    db
      .updateTable("documents")
      .set({ body, revision, updated_at: now, stamp })
      .where("user_id", "=", userId)
      .where("kind", "=", kind)
      .where("revision", "=", seen),
);

const lastNumber = (db: Kysely<Database>, userId: string) =>
  db.selectFrom("changes").select("number").where("user_id", "=", userId).orderBy("number", "desc").limit(ONE);

/** A row of the change log as it is added; the documents around it as text. */
export type NewChange = Omit<ChangeTable, "user_id" | "number" | "undone_at">;

/**
 * `number` is the one after the last that the writer knows of: PostgreSQL, where another may have come since, looks
 * itself. SQLite plans an insert that looks, or that answers what it stored, anew each time.
 */
export const addedChange = prepare((db, change: NewChange & Key & { number: number }) =>
  db
    .insertInto("changes")
    .values({
      user_id: change.userId,
      change_id: change.change_id,
      number: isPostgres(db) ? sql<number>`coalesce((${lastNumber(db, change.userId)}), 0) + 1` : change.number,
      at: change.at,
      by: change.by,
      assistant_id: change.assistant_id,
      call: change.call,
      summary: change.summary,
      before: change.before,
      after: change.after,
      undoes: change.undoes,
      undone_at: null,
    })
    .$if(isPostgres(db), (query) => query.returning("number")),
);

export const netWorthOfDay = prepare((db, { userId, date, cents }: Key & { date: string; cents: number }) =>
  db
    .insertInto("net_worth_points")
    .values({ user_id: userId, date, net_worth: cents })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet({ net_worth: cents })),
);
