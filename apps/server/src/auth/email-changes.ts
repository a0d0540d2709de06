import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";
import type { LoadBetterAuth } from "./create-better-auth.ts";
import { findAccount } from "./routes/find-account.ts";

export const EMAIL_LINK_MINUTES = 60;

/** Someone who asked to be known by another e-mail. */
interface EmailChange {
  userId: string;
  email: string;
}

/** E-mails that are to be confirmed by a link that was mailed to them. A person has one at most. */
export interface EmailChanges {
  /** What the link carries; links to other addresses of the person are void from now on. */
  begin(change: EmailChange): Promise<string>;
  /** The change of a link, which works once; null where it was used, is void or out of time. */
  take(token: string): Promise<EmailChange | null>;
  /** False where another account has that e-mail since. */
  carryOut(change: EmailChange): Promise<boolean>;
}

export function createEmailChanges(db: Kysely<AuthTables>, loadBetterAuth: LoadBetterAuth): EmailChanges {
  const internals = async () => (await (await loadBetterAuth()).$context).internalAdapter;
  const nameOf = (token: string) => `change-email:${token}`;
  return {
    async begin({ userId, email }) {
      await db.deleteFrom("auth_verification").where("value", "like", `{"changeEmailOf":"${userId}"%`).execute();
      const token = randomBytes(24).toString("base64url");
      const internalAdapter = await internals();
      await internalAdapter.createVerificationValue({
        identifier: nameOf(token),
        value: JSON.stringify({ changeEmailOf: userId, email }),
        expiresAt: new Date(Date.now() + EMAIL_LINK_MINUTES * 60_000),
      });
      return token;
    },
    async take(token) {
      const internalAdapter = await internals();
      const taken = await internalAdapter.consumeVerificationValue(nameOf(token));
      if (!taken || taken.expiresAt.getTime() <= Date.now()) return null;
      const { changeEmailOf, email } = JSON.parse(taken.value);
      return { userId: String(changeEmailOf), email: String(email) };
    },
    async carryOut({ userId, email }) {
      const internalAdapter = await internals();
      try {
        await internalAdapter.updateUser(userId, { email, emailVerified: true });
        return true;
      } catch (error) {
        if (await findAccount(db, email)) return false;
        throw error;
      }
    },
  };
}
