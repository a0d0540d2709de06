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
