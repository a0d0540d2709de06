import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What a request id was used with: the same id with something else is a mistake of the caller's. */
export const requestPayloads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("requests")
      .addColumn("payload_hash", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
