import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How many tokens a language model has used for everyone on a day. */
export const serverTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("server_tokens")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("tokens", "bigint", (column) => column.notNull())
      .execute();
  },
};
