import type { Kysely } from "kysely";
import type { AuthTables } from "../../store/auth-tables.ts";
import type { Assistants } from "../assistants/assistants.ts";
import type { PasswordCheck } from "../auth.ts";
import type { EmailChanges } from "../email-changes.ts";
import type { KnownDevices } from "../known-devices.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import type { Samples } from "../samples.ts";
import type { Recipient } from "../security-mail.ts";
import type { ReadSecurity } from "../security-state.ts";

/** What better-auth made of a request: its status, its body, and the cookies to set. */
export interface BetterAuthReply {
  status: number;
  body: Record<string, unknown> | null;
  cookies: string[];
}

/** `isRemembered: false`: the session that is made ends with the browser. Without it, it is as the one before was. */
export interface ForwardOptions {
  isRemembered?: boolean | undefined;
}

/** Mail about how someone signs in. It goes out after the answer. */
export interface SecurityMails {
  confirmEmail(to: Recipient, token: string): void;
  /** Tells someone what has changed, in a whole sentence. */
  notice(to: Recipient, what: string): void;
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
  /** The id of whose password was right in this browser, and whose second step is due; null where there is none. */
  findSecondStepPerson(): Promise<string | null>;
  /** Whether a page of another origin sent it. */
  isForeign: boolean;
  verifyPassword(userId: string, password: string): Promise<PasswordCheck>;
  readSecurity: ReadSecurity;
  /** Has a second step asked for after the password of someone. */
  turnOnTwoStep(userId: string): Promise<void>;
  emailChanges: EmailChanges;
  mails: SecurityMails;
  /** Does something that the answer does not wait for; a failure is logged. */
  inBackground(work: Promise<unknown>): void;
  /** The moments at which requests for reset mails are answered, in milliseconds from each request on. */
  resetAnsweredEveryMs: number;
  samples: Samples;
  assistants: Assistants;
  /** Hands a request of an assistant on to better-auth's OAuth, with a body of that type; its answer as it is. */
  oauth(path: string, body?: { text: string; type: string }): Promise<Response>;
  /** Hands a person's yes or no to an assistant on to better-auth's OAuth. */
  consent(body: object): Promise<BetterAuthReply>;
  /**
   * Hands the request on to better-auth, with a body that was checked before (a POST; without one a GET); to another of
   * its paths if one is given.
   */
  forward(body?: object, path?: string, options?: ForwardOptions): Promise<BetterAuthReply>;
}

/** One path of `/api/auth/`. */
export type AuthRoute = (call: AuthCall) => Promise<Response>;
