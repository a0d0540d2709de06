import type { DocumentKind } from "@seven-figures/domain";
import { errors, jwtVerify } from "jose";
import type { Kysely } from "kysely";
import type { StoredMoment } from "../../store/auth-tables.ts";
import type { Database } from "../../store/database.ts";
import { storedMark } from "../../store/document-mark.ts";
import { prepare } from "../../store/prepare.ts";
import type { QueryRunner } from "../../store/query-runner.ts";
import type { SignedIn } from "../auth.ts";
import { type SigningKeys, TOKEN_ALGORITHM } from "./signing-keys.ts";
import { type TokenClaims, VerifiedTokens } from "./verified-tokens.ts";

interface TokenVerifierOptions {
  reads: QueryRunner;
  keys: SigningKeys;
  /** Issuer and audience of the tokens. */
  origin: string;
}

/** A clock that is set back further was wrong before. Tokens live for a quarter of this. */
const MOST_SET_BACK_MS = 60 * 60 * 1000;

/** Without a join, which SQLite would plan anew on each run. */
const sessionQuery = (db: Kysely<Database>, sessionId: string) =>
  db
    .selectFrom("auth_session")
    .select(({ selectFrom }) => [
      "userId",
      "expiresAt",
      selectFrom("auth_user").select("name").whereRef("auth_user.id", "=", "auth_session.userId").as("name"),
      selectFrom("auth_user").select("email").whereRef("auth_user.id", "=", "auth_session.userId").as("email"),
      selectFrom("auth_user").select("isAnonymous").whereRef("auth_user.id", "=", "auth_session.userId").as("isSample"),
    ])
    .where("id", "=", sessionId);

const sessionRow = prepare((db, { sessionId }: { sessionId: string }) => sessionQuery(db, sessionId));

interface MarkedSession {
  sessionId: string;
  userId: string;
  kind: DocumentKind;
}

const sessionWithMark = prepare((db, { sessionId, userId, kind }: MarkedSession) =>
  sessionQuery(db, sessionId).select(storedMark(userId, kind).as("mark")),
);

/**
 * Tells whom a Bearer token speaks for. The signature is checked here, once per token; that its session still stands
 * is read from the database on every call, so that a revoked session is refused at once.
 */
export function createTokenVerifier({ reads, keys, origin }: TokenVerifierOptions) {
  const verified = new VerifiedTokens();
  let latest = 0;

  /** Now, never before what it was: a token that has run out stays so when the clock is set back a little. */
  function steadyNow(): number {
    const now = Date.now();
    latest = latest - now > MOST_SET_BACK_MS ? now : Math.max(latest, now);
    return latest;
  }

  async function checkSignature(token: string, now: number): Promise<TokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => requireKey(keys, kid), {
        algorithms: [TOKEN_ALGORITHM],
        issuer: origin,
        audience: origin,
        currentDate: new Date(now),
        requiredClaims: ["sub", "sid", "iat", "exp"],
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== "string" || typeof sid !== "string" || exp === undefined) return null;
      return { userId: sub, sessionId: sid, expiresAtMs: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  async function findSession({ sessionId }: TokenClaims) {
    const [session] = (await sessionRow(reads, { sessionId })).rows;
    return session && { ...session, mark: null };
  }

  async function findWithMark({ sessionId, userId }: TokenClaims, kind: DocumentKind) {
    const found = sessionWithMark(reads, { sessionId, userId, kind });
    // SQLite has it at once
    return (found instanceof Promise ? await found : found).rows[0];
  }

  return async function verifyWithMark(token: string, kind: DocumentKind | undefined): Promise<SignedIn | null> {
    const now = steadyNow();
    const known = verified.find(token, now);
    const claims = known ?? (await checkSignature(token, now));
    if (!claims) return null;
    if (!known) verified.remember(token, claims);
    const { userId, sessionId } = claims;
    const session = await (kind ? findWithMark(claims, kind) : findSession(claims));
    if (session?.userId !== userId || endOf(claims, session.expiresAt) <= now) return null;
    const { name, email, isSample, mark } = session;
    if (name === null || email === null) return null;
    return { person: { userId, sessionId, name, email, isSample: Boolean(isSample) }, mark };
  };
}

/** When a session ends. As it is stored it is the same from call to call, and to read it takes its time. */
function endOf(claims: TokenClaims, stored: StoredMoment): number {
  if (claims.sessionEnd?.stored !== stored) claims.sessionEnd = { stored, atMs: new Date(stored).getTime() };
  return claims.sessionEnd.atMs;
}

async function requireKey(keys: SigningKeys, id: string | undefined) {
  const key = id === undefined ? undefined : await keys.findPublicKey(id);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}
