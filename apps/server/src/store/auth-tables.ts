import type { Generated } from "kysely";

/** A moment as the engine keeps it for better-auth: ISO text on SQLite, a Date (timestamptz) on PostgreSQL. */
export type StoredMoment = string | Date;

/** A yes or no as the engine keeps it for better-auth: 0 or 1 on SQLite, a boolean on PostgreSQL. */
type StoredFlag = number | boolean;

interface AuthUserTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: StoredFlag;
  image: string | null;
  /** Whether a second step is asked for after the password. */
  twoFactorEnabled: Generated<StoredFlag>;
  /** Whether it was made for a visit: a sample person, gone after a day. */
  isAnonymous: Generated<StoredFlag | null>;
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

interface AuthTwoFactorTable {
  id: string;
  userId: string;
  /** What the authenticator app knows too, encrypted with the server's secret. */
  secret: string;
  /** The recovery codes that are left, encrypted with the server's secret. */
  backupCodes: string;
  /** Whether an authenticator app was set up; not where passkeys alone are the second step. */
  verified: StoredFlag;
  /** Not used: our own limits count. */
  failedVerificationCount: number;
  lockedUntil: StoredMoment | null;
}

interface AuthPasskeyTable {
  id: string;
  userId: string;
  name: string | null;
  publicKey: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: StoredFlag;
  transports: string | null;
  createdAt: StoredMoment | null;
  aaguid: string | null;
}

interface AuthVerificationTable {
  id: string;
  /** A SHA-256 of what a mail's link or a cookie carries, never that itself; of a second step under way, its own name. */
  identifier: string;
  /** The id of the person who may do something, or JSON that holds it. */
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

/** A list as better-auth keeps it: JSON as text on SQLite, as such on PostgreSQL. */
type StoredList = unknown;

/** An assistant that has registered itself. Of what better-auth keeps of it, what we read. */
interface AuthOauthClientTable {
  id: string;
  clientId: string;
  name: string | null;
  redirectUris: StoredList;
  disabled: StoredFlag | null;
  createdAt: StoredMoment | null;
}

interface AuthOauthTokenTable {
  id: string;
  /** A SHA-256 of what the assistant holds. */
  token: string;
  clientId: string;
  sessionId: string | null;
  userId: string | null;
  resources: StoredList;
  scopes: StoredList;
  expiresAt: StoredMoment;
  revoked: StoredMoment | null;
}

/** What someone granted an assistant. */
interface AuthOauthConsentTable {
  id: string;
  clientId: string;
  userId: string | null;
  scopes: StoredList;
  updatedAt: StoredMoment;
}

interface AuthOauthOtherTable {
  id: string;
}

/** The tables of authentication: better-auth's and its plugins' own, prefixed, and the counters of our rate limits. */
export interface AuthTables {
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_account: AuthAccountTable;
  auth_two_factor: AuthTwoFactorTable;
  auth_passkey: AuthPasskeyTable;
  auth_verification: AuthVerificationTable;
  auth_jwks: AuthJwksTable;
  auth_limit: AuthLimitTable;
  auth_oauth_client: AuthOauthClientTable;
  auth_oauth_resource: AuthOauthOtherTable;
  auth_oauth_client_resource: AuthOauthOtherTable;
  auth_oauth_refresh_token: AuthOauthTokenTable;
  auth_oauth_access_token: AuthOauthTokenTable;
  auth_oauth_consent: AuthOauthConsentTable;
  auth_oauth_client_assertion: AuthOauthOtherTable;
}
