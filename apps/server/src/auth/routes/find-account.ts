import type { Kysely } from "kysely";
import type { AuthTables } from "../../store/auth-tables.ts";

/** The account of an e-mail, which must be in the form that accounts keep. */
export function findAccount(db: Kysely<AuthTables>, email: string) {
  return db
    .selectFrom("auth_user")
    .select(["id", "email", "isAnonymous"])
    .where("email", "=", email)
    .executeTakeFirst();
}

/** The account of an id. */
export function findPerson(db: Kysely<AuthTables>, userId: string) {
  return db.selectFrom("auth_user").select(["id", "email"]).where("id", "=", userId).executeTakeFirst();
}

/** Whether an account is there to stay for now: one that is being deleted is waited for. */
export async function isStillThere(db: Kysely<AuthTables>, userId: string): Promise<boolean> {
  // An update that changes nothing waits for whoever deletes the row; to read would not.
  const { numUpdatedRows } = await db
    .updateTable("auth_user")
    .set(({ ref }) => ({ updatedAt: ref("updatedAt") }))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
