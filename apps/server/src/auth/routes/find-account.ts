import type { Kysely } from "kysely";
import type { AuthTables } from "../auth-tables.ts";

/** The account of an e-mail, which must be in the form that accounts keep. */
export function findAccount(db: Kysely<AuthTables>, email: string) {
  return db.selectFrom("auth_user").select(["id", "email"]).where("email", "=", email).executeTakeFirst();
}
