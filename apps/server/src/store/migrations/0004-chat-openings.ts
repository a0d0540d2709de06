import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a list of conversations shows of each, so that it can be made without reading all that was said. */
export const chatOpenings: Migration = {
  async up(db: Kysely<unknown>) {
    const table = () => db.schema.alterTable("chat_sessions");
    await table()
      .addColumn("opening", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await table()
      .addColumn("message_count", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await table()
      .addColumn("started_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex("chat_sessions_by_time")
      .on("chat_sessions")
      .columns(["user_id", "updated_at"])
      .execute();
  },
};
