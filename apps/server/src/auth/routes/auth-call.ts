import type { Kysely } from "kysely";
import type { AuthTables } from "../auth-tables.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";

/** What better-auth made of a request: its status, its body, and the cookies to set. */
export interface BetterAuthReply {
  status: number;
  body: Record<string, unknown> | null;
  cookies: string[];
}

/** One request under `/api/auth/`, with what its route needs to answer it. */
export interface AuthCall {
  request: Request;
  /** Whom limits by address count. */
  address: string;
  db: Kysely<AuthTables>;
  limiter: RateLimiter;
  /** Whether this is what a reset mail's link carries, unused and in time. */
  isResetToken(token: string): Promise<boolean>;
  /** Hands the request on to better-auth, with a body that was checked before; to another of its paths if one is given. */
  forward(body?: object, path?: string): Promise<BetterAuthReply>;
}

/** One path of `/api/auth/`. */
export type AuthRoute = (call: AuthCall) => Promise<Response>;
