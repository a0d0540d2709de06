import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Changes of a person are in the order of a count, whatever the clocks of processes say. */
export const changeNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("changes")
      .addColumn("number", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update changes set number = counted.number from (
      select user_id, change_id, row_number() over (partition by user_id order by change_id) as number from changes
    ) as counted where counted.user_id = changes.user_id and counted.change_id = changes.change_id`.execute(db);
    await db.schema.createIndex("changes_by_number").unique().on("changes").columns(["user_id", "number"]).execute();
  },
};
