import { type ErrorBody, HTTP_STATUSES } from "@seven-figures/calls";
import { CallFailure } from "../call/call-failure.ts";
import type { Logger } from "../logger.ts";
import { isAccountGone } from "../store/account-gone.ts";
import { type DatabaseFailure, databaseFailureOf } from "../store/database-failure.ts";
import { LostRace } from "../store/lost-race.ts";
import { TooLarge } from "../store/too-large.ts";
import { RareLog } from "./rare-log.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** What a failed call answers. */
interface ErrorAnswer {
  http: number;
  error: ErrorBody;
  headers: HeaderRecord;
}

const DATABASE_WORDS: Record<DatabaseFailure, string> = {
  away: "The service can't be reached right now. Please try again later.",
  full: "The service can't store anything right now. Please try again later.",
};
const TRY_AGAIN_SECONDS = 5;

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
  if (failure.status === "INTERNAL") log.error("A call failed", { ...about, error: thrown });
  if (failure.status === "UNAVAILABLE")
    rareLogOf(log).error(nameOf(thrown), "A call failed", { ...about, error: thrown });
  const { status, message, fields, retryAfter, revision } = failure;
  const special = failure instanceof HttpFailure ? failure : undefined;
  return {
    http: special?.http ?? HTTP_STATUSES[status],
    error: {
      status,
      message,
      details: {
        message,
        ...(fields.length > 0 ? { fields: [...fields] } : {}),
        ...(revision === undefined ? {} : { revision }),
      },
    },
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
  const trouble = databaseFailureOf(thrown);
  if (trouble) return new CallFailure("UNAVAILABLE", DATABASE_WORDS[trouble], { retryAfter: TRY_AGAIN_SECONDS });
  return new CallFailure("INTERNAL", "An unexpected error occurred. Please try again later.");
}

const KINDS = {
  profile: "profile",
  financials: "financial data",
  goals: "goals",
  skills: "skills and interests",
  past: "check-ins and earlier figures",
  scenarios: "scenarios",
};

function tooLargeWords({ kind, mostBytes }: TooLarge): string {
  const most = `${mostBytes / 1024} KB`;
  return `There is no room for this: your ${KINDS[kind]} may take ${most} in all. Please shorten or delete something first.`;
}

/** What all failures of one kind share, for the log. */
function nameOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "UNAVAILABLE";
}

const rareLogs = new WeakMap<Logger, RareLog>();

function rareLogOf(log: Logger): RareLog {
  const known = rareLogs.get(log) ?? new RareLog(log);
  rareLogs.set(log, known);
  return known;
}
