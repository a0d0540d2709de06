import type { Generated } from "kysely";

/** A moment as the engine keeps it for better-auth: ISO text on SQLite, a Date (timestamptz) on PostgreSQL. */
export type StoredMoment = string | Date;

/** A yes or no as the engine keeps it for better-auth: 0 or 1 on SQLite, a boolean on PostgreSQL. */
export type StoredFlag = number | boolean;

interface AuthUserTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: StoredFlag;
  image: string | null;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
}

interface AuthSessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: StoredMoment;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
}

interface AuthAccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: StoredMoment | null;
  refreshTokenExpiresAt: StoredMoment | null;
  scope: string | null;
  /** argon2id, in its own text form. */
  password: string | null;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
}

interface AuthVerificationTable {
  id: string;
  /** A SHA-256 of what the mail's link carries, never the token itself. */
  identifier: string;
  /** The id of the person who may set a new password. */
  value: string;
  expiresAt: StoredMoment;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
}

interface AuthJwksTable {
  id: string;
  /** JSON Web Keys as JSON; the private one encrypted with the server's secret. */
  publicKey: string;
  privateKey: string;
  alg: string | null;
  crv: string | null;
  createdAt: StoredMoment;
  expiresAt: StoredMoment | null;
}

interface AuthLimitTable {
  /** What is counted and for whom; addresses and e-mails are hashed. */
  key: string;
  /** 1 where the last attempt was let through, 0 where it was refused. */
  hits: Generated<number>;
  /** Epoch milliseconds at which all attempts are free again. */
  resetsAt: number;
}

/** The tables of authentication: better-auth's own, prefixed, and the counters of our rate limits. */
export interface AuthTables {
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_verification: AuthVerificationTable;
  auth_jwks: AuthJwksTable;
  auth_limit: AuthLimitTable;
}
