import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Keeps since when a reminder that is due could not be sent, so that it is tried again for a while. */
export const refusedReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("reminders").addColumn("mail_refused_at", "bigint").execute();
  },
};
