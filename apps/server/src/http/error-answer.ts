import { ERROR_CODES, type ErrorBody } from "@seven-figures/calls";
import { CallFailure } from "../functions/call-failure.ts";
import type { Logger } from "../logger.ts";
import { isAccountGone } from "../store/account-gone.ts";
import { BOUNDS } from "../store/bounds.ts";
import { LostRace } from "../store/lost-race.ts";
import { TooLarge } from "../store/too-large.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** What a failed call answers. */
export interface ErrorAnswer {
  http: number;
  error: ErrorBody;
  headers: HeaderRecord;
}

/** A connection that was refused, lost or never made; a server that is starting or stopping. */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|57P0[1-3]|08\w{3}|53300)$/;
const POOL_TIMEOUT = /timeout exceeded when trying to connect|Connection terminated/;

/** A failure whose HTTP status is not the usual one of its code. */
export class HttpFailure extends CallFailure {
  readonly http: number;
  readonly headers: HeaderRecord;

  constructor(http: number, message: string, headers: HeaderRecord = {}) {
    super("INVALID_ARGUMENT", message);
    this.http = http;
    this.headers = headers;
  }
}

/** The one translator from whatever was thrown to an answer. What is not a refusal is logged and kept to ourselves. */
export function errorAnswer(thrown: unknown, log: Logger, about: object = {}): ErrorAnswer {
  const failure = asFailure(thrown);
  if (failure.status === "INTERNAL" || failure.status === "UNAVAILABLE") {
    log.error("A call failed", { ...about, error: thrown });
  }
  const { status, message, fields, retryAfter } = failure;
  const special = failure instanceof HttpFailure ? failure : undefined;
  return {
    http: special?.http ?? ERROR_CODES[status].http,
    error: { status, message, details: { message, ...(fields.length > 0 ? { fields: [...fields] } : {}) } },
    headers: { ...special?.headers, ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }) },
  };
}

function asFailure(thrown: unknown): CallFailure {
  if (thrown instanceof CallFailure) return thrown;
  if (isAccountGone(thrown)) return new CallFailure("UNAUTHENTICATED", "You are not signed in.");
  if (thrown instanceof TooLarge) return new CallFailure("INVALID_ARGUMENT", tooLargeWords(thrown));
  if (thrown instanceof LostRace) {
    return new CallFailure("ABORTED", "This data is being changed elsewhere. Please try again.");
  }
  if (thrown instanceof Error && isDatabaseAway(thrown)) {
    return new CallFailure("UNAVAILABLE", "The service can't be reached right now. Please try again later.", {
      retryAfter: 5,
    });
  }
  return new CallFailure("INTERNAL", "An unexpected error occurred. Please try again later.");
}

const KINDS = { profile: "profile", financials: "financial data", goals: "goals", skills: "skills and interests" };

function tooLargeWords({ kind }: TooLarge): string {
  const most = `${BOUNDS.documentBytes / 1024} KB`;
  return `There is no room for this: your ${KINDS[kind]} may take ${most} in all. Please shorten or delete something first.`;
}

function isDatabaseAway(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return DATABASE_AWAY.test(code) || POOL_TIMEOUT.test(error.message);
}
