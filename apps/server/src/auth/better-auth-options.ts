import { PRODUCT_NAME } from "@seven-figures/domain";
import type { BetterAuthOptions } from "better-auth";
import type { Kysely } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";
import { AUTH_PATH, type AuthServices, publicOrigin, trustedOrigins } from "./auth-config.ts";
import { hashPassword, verifyPasswordHash } from "./password-hash.ts";
import { isRemembered } from "./remembered.ts";
import { replaceSession } from "./replace-session.ts";
import { RESET_LINK_MINUTES, resetPasswordMail } from "./reset-password-mail.ts";
import { findPerson } from "./routes/find-account.ts";
import { MAX_BODY_BYTES } from "./routes/read-body.ts";
import { SAMPLE_LIFE_MS, SAMPLE_PATH } from "./sample-account.ts";
import { cookiePrefix } from "./second-step-cookie.ts";
import type { Engine } from "./stored-moment.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";
import { SECOND_STEP_PREFIX } from "./verifications.ts";

const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
/** How long a session without remember-me lasts where the browser is never closed. */
const UNREMEMBERED_MS = 7 * DAY_SECONDS * 1000;

export interface BetterAuthParts extends AuthServices {
  db: Kysely<AuthTables>;
  engine: Engine;
  keys: SigningKeys;
  /** Does something without anyone waiting for it. */
  inBackground(work: Promise<unknown>): void;
  /** Called once someone has set a new password by a mail's link. */
  onPasswordReset(person: { id: string; email: string }): Promise<void>;
}

/** What holds for better-auth whatever its plugins are: its tables, sessions and cookies. Everything not said here is its default. */
export function betterAuthOptions(parts: BetterAuthParts) {
  const { db, engine, config, mail, log } = parts;
  const origin = publicOrigin(config);
  const isSecure = origin.startsWith("https:");
  return {
    appName: PRODUCT_NAME,
    baseURL: origin,
    basePath: AUTH_PATH,
    secret: config.authSecret,
    trustedOrigins: trustedOrigins(config),
    database: { db, type: engine, transaction: true },
    user: { modelName: "auth_user" },
    account: { modelName: "auth_account" },
    verification: {
      modelName: "auth_verification",
      // What a second step's cookie names is signed there: here it opens nothing.
      storeIdentifier: { default: "hashed", overrides: { [SECOND_STEP_PREFIX]: "plain" } },
    },
    session: {
      modelName: "auth_session",
      expiresIn: REMEMBERED_SECONDS,
      updateAge: DAY_SECONDS,
      // Whatever needs a fresh session there asks for the password here.
      freshAge: 0,
    },
    emailAndPassword: {
      enabled: true,
      // The domain's own rules are checked before; these only keep better-auth's from being stricter.
      minPasswordLength: 1,
      maxPasswordLength: MAX_BODY_BYTES,
      password: { hash: hashPassword, verify: verifyPasswordHash },
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        await mail.send(resetPasswordMail(user, token, config));
        // Kept mail goes with its account, also where that was deleted meanwhile.
        if (!(await findPerson(db, user.id))) await mail.forget(user.email, user.id);
      },
      onPasswordReset: ({ user }) => parts.onPasswordReset(user),
    },
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            if (context?.path === SAMPLE_PATH)
              return { data: { ...session, expiresAt: new Date(Date.now() + SAMPLE_LIFE_MS) } };
            if (!context || (await isRemembered(context))) return;
            return { data: { ...session, expiresAt: new Date(Date.now() + UNREMEMBERED_MS) } };
          },
        },
      },
    },
    hooks: { after: replaceSession },
    // Our own limits stand in the shared database; better-auth's count in memory, by an address that callers make up.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, path: "/" },
      // Said out loud, since better-auth turns both checks off where NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      backgroundTasks: { handler: parts.inBackground },
      // Our migrations make the tables; a test compares them with what better-auth expects.
      database: { validateSchema: false },
    },
    // What is no refusal of its own is ours to log and to answer, once, in create-auth.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message, ...details) => log.error(`better-auth: ${message}`, details.length > 0 ? { details } : {}),
    },
  } satisfies BetterAuthOptions;
}
