/** The callable protocol's statuses on the wire, each with its HTTP status. */
export const HTTP_STATUSES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type ErrorStatus = keyof typeof HTTP_STATUSES;

type CodeOf<Status extends string> = Status extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}-${CodeOf<Rest>}`
  : Lowercase<Status>;

/** What callers see of a status: `INVALID_ARGUMENT` as `invalid-argument`. */
export type ErrorCode = CodeOf<ErrorStatus> | "unknown";

export function codeOfStatus(status: ErrorStatus): ErrorCode {
  return status.toLowerCase().replaceAll("_", "-") as ErrorCode;
}

/** The code of an answer that carries no readable error body: 400 is invalid-argument, 409 aborted, others unknown. */
export function codeOfHttpStatus(http: number): ErrorCode {
  const status = Object.keys(HTTP_STATUSES).find((name) => isErrorStatus(name) && HTTP_STATUSES[name] === http);
  return isErrorStatus(status) ? codeOfStatus(status) : "unknown";
}

export function isErrorStatus(status: unknown): status is ErrorStatus {
  return typeof status === "string" && status in HTTP_STATUSES;
}

/** Milliseconds after which a call is given up, on both sides. */
export const CALL_TIMEOUT_MS = 70_000;
const REGION = "us-central1";
export const CALLS_PATH = `/api/${REGION}`;
/** The largest request body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
