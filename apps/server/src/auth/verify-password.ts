import type { Kysely } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";
import type { PasswordCheck } from "./auth.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import { verifyPasswordHash } from "./password-hash.ts";

/** Whether the password of someone who is signed in is right; after too many attempts nobody is told. */
export function createVerifyPassword(db: Kysely<AuthTables>, limiter: RateLimiter) {
  return async function verifyPassword(userId: string, password: string): Promise<PasswordCheck> {
    const attempt = await limiter.attempt("verifyPasswordPerAccount", userId);
    if (!attempt.allowed) return { retryAfterSeconds: attempt.retryAfterSeconds };
    const account = await db
      .selectFrom("auth_account")
      .select("password")
      .where("userId", "=", userId)
      .where("providerId", "=", "credential")
      .executeTakeFirst();
    if (!account?.password) return { right: false };
    const right = await verifyPasswordHash({ hash: account.password, password });
    if (right) await limiter.refund("verifyPasswordPerAccount", userId);
    return { right };
  };
}
