import type { Kysely } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";

/** How better-auth names a second step that is under way: kept readable, so that it can be told from mails' links. */
export const SECOND_STEP_PREFIX = "2fa-";

/** Makes the links void that were mailed to someone to set a new password. */
export async function voidResetLinks(db: Kysely<AuthTables>, userId: string): Promise<void> {
  await resetLinks(db, userId).execute();
}

/**
 * Makes the links void that were mailed to someone to set a new password, but for the newest. Called after one was made:
 * of several that are made at the same moment, the call that comes last leaves one.
 */
export async function keepNewestResetLink(db: Kysely<AuthTables>, userId: string): Promise<void> {
  await resetLinks(db, userId)
    .where("id", "<>", (links) =>
      links
        .selectFrom("auth_verification")
        .select("id")
        .where("value", "=", userId)
        .where("identifier", "not like", `${SECOND_STEP_PREFIX}%`)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(1),
    )
    .execute();
}

function resetLinks(db: Kysely<AuthTables>, userId: string) {
  return db
    .deleteFrom("auth_verification")
    .where("value", "=", userId)
    .where("identifier", "not like", `${SECOND_STEP_PREFIX}%`);
}

/** Makes everything void that someone has under way: mails' links, second steps, passkeys that are being made. */
export async function voidVerifications(db: Kysely<AuthTables>, userId: string): Promise<void> {
  await db.deleteFrom("auth_verification").where("value", "like", `%${userId}%`).execute();
}
