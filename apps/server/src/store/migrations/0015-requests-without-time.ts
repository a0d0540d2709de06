import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index that no query is quicker by: each save wrote a page of it. */
export const requestsWithoutTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("requests_by_time").execute();
  },
};
