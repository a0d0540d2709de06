import type { Kysely } from "kysely";
import type { AuthTables } from "../auth-tables.ts";
import type { KnownDevices } from "../known-devices.ts";
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
  devices: KnownDevices;
  /** The id of whom a reset mail's link was sent to by what it carries; null where that was used or is out of time. */
  findResetPerson(token: string): Promise<string | null>;
  /** Hands the request on to better-auth, with a body that was checked before; to another of its paths if one is given. */
  forward(body?: object, path?: string): Promise<BetterAuthReply>;
}

/** One path of `/api/auth/`. */
export type AuthRoute = (call: AuthCall) => Promise<Response>;
