import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A person's documents, the log of their changes, and what hangs on it. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("documents")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("documents_key", ["user_id", "kind"])
      .execute();
    await db.schema
      .createTable("changes")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("change_id", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .addColumn("call", "text", (column) => column.notNull())
      .addColumn("summary", "text", (column) => column.notNull())
      .addColumn("before", "text", (column) => column.notNull())
      .addColumn("after", "text", (column) => column.notNull())
      .addColumn("undoes", "text")
      .addColumn("undone_at", "bigint")
      .addPrimaryKeyConstraint("changes_key", ["user_id", "change_id"])
      .execute();
    await db.schema
      .createTable("requests")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("call", "text", (column) => column.notNull())
      .addColumn("reply", "text")
      .addColumn("at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("requests_key", ["user_id", "request_id"])
      .execute();
    await db.schema.createIndex("requests_by_time").on("requests").columns(["user_id", "at"]).execute();
    await db.schema
      .createTable("chat_sessions")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("conversation", "text", (column) => column.notNull())
      .addColumn("messages", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("chat_sessions_key", ["user_id", "session_id"])
      .execute();
    await db.schema
      .createTable("chat_counts")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("net_worth_points")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("net_worth", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("net_worth_points_key", ["user_id", "date"])
      .execute();
  },
};
