import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How many tokens a language model has used for someone on a day: one row a person. */
export const advisorTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("advisor_tokens")
      .addColumn("user_id", "text", (column) => column.primaryKey())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("tokens", "bigint", (column) => column.notNull())
      .execute();
  },
};
