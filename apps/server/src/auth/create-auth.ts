import type { Kysely } from "kysely";
import { databaseFailureOf } from "../store/database-failure.ts";
import type { Auth } from "./auth.ts";
import type { AuthServices } from "./auth-config.ts";
import { publicOrigin } from "./auth-config.ts";
import type { AuthTables } from "./auth-tables.ts";
import { AUTH_PATH, createBetterAuth } from "./create-better-auth.ts";
import { deleteAccountRows } from "./delete-account-rows.ts";
import { forward } from "./forward.ts";
import { createKnownDevices } from "./known-devices.ts";
import { addressBlock } from "./limits/address-block.ts";
import { AUTH_LIMITS, type AuthLimits } from "./limits/auth-limits.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { verifyPasswordHash } from "./password-hash.ts";
import { refuse, refusePlainly } from "./routes/auth-answers.ts";
import { AUTH_ROUTES } from "./routes/auth-routes.ts";
import type { Engine } from "./stored-moment.ts";
import { createSigningKeys } from "./tokens/signing-keys.ts";
import { createTokenVerifier } from "./tokens/token-verifier.ts";

export interface AuthOptions extends AuthServices {
  /** The shared database, its migrations done. */
  db: Kysely<AuthTables>;
  engine: Engine;
  /** Other limits than {@link AUTH_LIMITS}, for tests. */
  limits?: Partial<AuthLimits>;
}

/** Authentication on the shared database. Holds no state that another process would need. */
export function createAuth({ db, engine, limits, ...services }: AuthOptions): Auth {
  const { config, log } = services;
  const limiter = createRateLimiter(db, { ...AUTH_LIMITS, ...limits });
  const keys = createSigningKeys(db, engine, config.authSecret);
  const devices = createKnownDevices({
    secret: config.authSecret,
    secure: publicOrigin(config).startsWith("https:"),
  });
  const underWay = new Set<Promise<unknown>>();
  const betterAuth = createBetterAuth({
    ...services,
    db,
    engine,
    keys,
    inBackground(work) {
      const tracked = work.finally(() => underWay.delete(tracked));
      underWay.add(tracked);
    },
    async onPasswordReset(person) {
      // Other links that were sent are void, and who mistyped the old password too often may use the new one at once.
      await db.deleteFrom("auth_verification").where("value", "=", person.id).execute();
      await limiter.forget("signInPerAccount", person.email);
    },
  });

  async function findResetPerson(token: string): Promise<string | null> {
    const { internalAdapter } = await betterAuth.$context;
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return found !== null && found.expiresAt.getTime() > Date.now() ? found.value : null;
  }

  return {
    async handle(request, clientAddress) {
      const path = new URL(request.url).pathname.slice(AUTH_PATH.length);
      const route = AUTH_ROUTES.get(`${request.method} ${path}`);
      if (!route) return refusePlainly(404, "There is no such call.");
      try {
        return await route({
          request,
          address: addressBlock(clientAddress),
          db,
          limiter,
          devices,
          findResetPerson,
          forward: (body, otherPath = path) => forward(betterAuth, request, otherPath, body),
        });
      } catch (error) {
        if (databaseFailureOf(error)) throw error;
        log.error("An account request failed", { path, error });
        return refuse("login", 500, "internal");
      }
    },
    verifyToken: createTokenVerifier({ db, engine, keys, origin: publicOrigin(config) }),
    async verifyPassword(userId, password) {
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
    },
    async deletePerson(userId, email) {
      await deleteAccountRows(db, userId);
      await services.mail.forget(email);
    },
    async idle() {
      await Promise.allSettled(underWay);
    },
  };
}
