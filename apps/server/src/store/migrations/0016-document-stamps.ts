import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tells states of a document apart that have the same revision, as before and after all was erased. */
export const documentStamps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("documents")
      .addColumn("stamp", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
