import type { Kysely } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";
import { voidVerifications } from "./verifications.ts";

/**
 * Erases the account of a person, and with it whatever belongs to it: sessions, password, and by the same rule of the
 * database all that the store keeps. Writes that are under way end before; those that come later find no account.
 */
export async function deleteAccountRows(db: Kysely<AuthTables>, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("auth_user").where("id", "=", userId).execute();
    await voidVerifications(transaction, userId);
  });
}
