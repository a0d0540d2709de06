import type { Kysely } from "kysely";
import type { AuthTables } from "./auth-tables.ts";

/** Erases the account of a person with its sessions, password and open reset links, all at once. */
export async function deleteAccountRows(db: Kysely<AuthTables>, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("auth_session").where("userId", "=", userId).execute();
    await transaction.deleteFrom("auth_account").where("userId", "=", userId).execute();
    await transaction.deleteFrom("auth_verification").where("value", "=", userId).execute();
    await transaction.deleteFrom("auth_user").where("id", "=", userId).execute();
  });
}
