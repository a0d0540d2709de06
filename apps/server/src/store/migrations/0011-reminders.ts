import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Where someone's calendar is read, and when they are reminded by mail. It goes with the account. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reminders")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("auth_user.id").onDelete("cascade"))
      .addColumn("calendar_hash", "text", (column) => column.unique())
      .addColumn("calendar_since", "bigint")
      .addColumn("mail_since", "bigint")
      .addColumn("mail_due_at", "bigint")
      .execute();
    await db.schema.createIndex("reminders_due").on("reminders").column("mail_due_at").execute();
  },
};
