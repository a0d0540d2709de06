import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Marks the accounts that were made for a visit, and finds them without looking at all others. */
export const samples: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("auth_user")
      .addColumn("isAnonymous", "boolean", (column) => column.defaultTo(sql`false`))
      .execute();
    await sql`create index auth_user_samples on auth_user ("createdAt") where "isAnonymous"`.execute(db);
  },
};
