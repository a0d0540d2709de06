import type { Kysely } from "kysely";
import type { AuthTables } from "../store/auth-tables.ts";
import { databaseFailureOf } from "../store/database-failure.ts";
import type { QueryRunner } from "../store/query-runner.ts";
import { createAssistants } from "./assistants/assistants.ts";
import type { Auth } from "./auth.ts";
import type { AuthServices } from "./auth-config.ts";
import { AUTH_PATH, assistantResource, isForeign, publicOrigin } from "./auth-config.ts";
import type { BetterAuthParts } from "./better-auth-options.ts";
import { deleteAccountRows } from "./delete-account-rows.ts";
import { createEmailChanges } from "./email-changes.ts";
import { forward, forwardOauth } from "./forward.ts";
import { createKnownDevices } from "./known-devices.ts";
import { addressBlock } from "./limits/address-block.ts";
import { AUTH_LIMITS, type AuthLimits } from "./limits/auth-limits.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { onceMade } from "./once-made.ts";
import { refuse, refusePlainly } from "./routes/auth-answers.ts";
import type { SecurityMails } from "./routes/auth-call.ts";
import { AUTH_ROUTES } from "./routes/auth-routes.ts";
import { RESET_ANSWERED_EVERY_MS } from "./routes/request-password-reset.ts";
import { createSamples, type SampleData } from "./samples.ts";
import { secondStepOf } from "./second-step-cookie.ts";
import { confirmEmailMail, securityNotice } from "./security-mail.ts";
import { createReadSecurity } from "./security-state.ts";
import type { Engine } from "./stored-moment.ts";
import { createSigningKeys } from "./tokens/signing-keys.ts";
import { createTokenVerifier } from "./tokens/token-verifier.ts";
import { SECOND_STEP_PREFIX, voidVerifications } from "./verifications.ts";
import { createVerifyPassword } from "./verify-password.ts";

export interface AuthOptions extends AuthServices {
  /** The shared database, its migrations done. */
  db: Kysely<AuthTables>;
  engine: Engine;
  /** For what only reads. */
  reads: QueryRunner;
  /** What sample people own, which is not for authentication to know. */
  sampleData: SampleData;
  /** Other limits than {@link AUTH_LIMITS}, for tests. */
  limits?: Partial<AuthLimits>;
  /** Another pace than {@link RESET_ANSWERED_EVERY_MS}, for tests. */
  resetAnsweredEveryMs?: number;
}

/** Authentication on the shared database. Holds no state that another process would need. */
export function createAuth(options: AuthOptions): Auth {
  const { db, engine, reads, limits, sampleData, resetAnsweredEveryMs: paceMs, ...services } = options;
  const { config, log } = services;
  const limiter = createRateLimiter(db, { ...AUTH_LIMITS, ...limits });
  const keys = createSigningKeys(db, engine, config.authSecret);
  const devices = createKnownDevices({
    secret: config.authSecret,
    secure: publicOrigin(config).startsWith("https:"),
  });
  const assistants = createAssistants(db, reads, engine);
  const underWay = new Set<Promise<unknown>>();
  function inBackground(work: Promise<unknown>): void {
    const tracked = work
      .catch((error) => log.error("What was left to do after an answer failed", { error }))
      .finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }
  const parts: BetterAuthParts = {
    ...services,
    db,
    engine,
    keys,
    inBackground,
    async onPasswordReset(person) {
      // Other links that were sent are void, and who mistyped the old password too often may use the new one at once.
      await voidVerifications(db, person.id);
      await assistants.revoke(person.id);
      await limiter.forget("signInPerAccount", person.email);
    },
  };
  const loadBetterAuth = onceMade(async () => (await import("./create-better-auth.ts")).createBetterAuth(parts));
  const loadOauth = onceMade(async () => (await import("./assistants/create-oauth.ts")).createOauth(parts));
  const internals = async () => (await (await loadBetterAuth()).$context).internalAdapter;

  /** Whom something under way belongs to, by its name; null where there is none any more. */
  async function findPersonOf(verification: string): Promise<string | null> {
    const found = await (await internals()).findVerificationValue(verification);
    return found !== null && found.expiresAt.getTime() > Date.now() ? found.value : null;
  }

  async function findSecondStepPerson(request: Request): Promise<string | null> {
    const step = secondStepOf(request, config);
    return step?.startsWith(SECOND_STEP_PREFIX) ? findPersonOf(step) : null;
  }

  async function turnOnTwoStep(userId: string): Promise<void> {
    const internalAdapter = await internals();
    await internalAdapter.updateUser(userId, { twoFactorEnabled: true });
  }

  const verifyPassword = createVerifyPassword(db, limiter);
  const readSecurity = createReadSecurity(db, loadBetterAuth, assistants);
  const emailChanges = createEmailChanges(db, loadBetterAuth);
  const mails: SecurityMails = {
    confirmEmail: (to, token) => inBackground(services.mail.send(confirmEmailMail(to, token, config))),
    notice: (to, what) => inBackground(services.mail.send(securityNotice(to, what, config))),
  };

  async function deletePerson(userId: string, email: string): Promise<void> {
    await deleteAccountRows(db, userId);
    await services.mail.forget(email, userId);
  }
  const verifyWithMark = createTokenVerifier({ reads, keys, origin: publicOrigin(config) });
  const samples = createSamples({ db, engine, data: sampleData, deletePerson });

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
          findResetPerson: (token) => findPersonOf(`reset-password:${token}`),
          findSecondStepPerson: () => findSecondStepPerson(request),
          isForeign: isForeign(request, config),
          verifyPassword,
          readSecurity,
          turnOnTwoStep,
          emailChanges,
          mails,
          inBackground,
          resetAnsweredEveryMs: paceMs ?? RESET_ANSWERED_EVERY_MS,
          samples,
          assistants,
          oauth: async (oauthPath, body) => forwardOauth(await loadOauth(), request, oauthPath, body),
          consent: async (body) => forward(await loadOauth(), request, "/oauth2/consent", body),
          forward: async (body, otherPath = path, options = {}) =>
            forward(await loadBetterAuth(), request, otherPath, body, options),
        });
      } catch (error) {
        if (databaseFailureOf(error)) throw error;
        log.error("An account request failed", { path, error });
        return refuse("login", 500, "internal");
      }
    },
    verifyToken: async (token) => (await verifyWithMark(token, undefined))?.person ?? null,
    verifyWithMark,
    verifyPassword,
    readSecurity,
    deletePerson,
    sweepSamples: samples.sweep,
    verifyAssistant: (token) => assistants.verify(token, assistantResource(publicOrigin(config))),
    sweepAssistants: assistants.sweep,
    async oauthMetadata() {
      const { api } = await loadOauth();
      const known = Object.entries(await api.getOAuthServerConfig());
      // Paths that are shut are not to be looked for.
      return Object.fromEntries(known.filter(([name]) => !/^(introspection|revocation)_/.test(name)));
    },
    async warmUp() {
      await loadBetterAuth();
    },
    async idle() {
      // What is under way may begin more, such as the mail with a link.
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
