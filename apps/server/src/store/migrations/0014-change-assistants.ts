import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Keeps which assistant made a change: any number of them may go by one name. */
export const changeAssistants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("changes").addColumn("assistant_id", "text").execute();
  },
};
