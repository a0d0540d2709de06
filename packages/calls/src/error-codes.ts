/** The callable protocol's error codes: the status on the wire, its HTTP status and the code that callers see. */
export const ERROR_CODES = {
  INVALID_ARGUMENT: { http: 400, code: "invalid-argument" },
  FAILED_PRECONDITION: { http: 400, code: "failed-precondition" },
  UNAUTHENTICATED: { http: 401, code: "unauthenticated" },
  PERMISSION_DENIED: { http: 403, code: "permission-denied" },
  NOT_FOUND: { http: 404, code: "not-found" },
  ABORTED: { http: 409, code: "aborted" },
  RESOURCE_EXHAUSTED: { http: 429, code: "resource-exhausted" },
  CANCELLED: { http: 499, code: "cancelled" },
  INTERNAL: { http: 500, code: "internal" },
  UNIMPLEMENTED: { http: 501, code: "unimplemented" },
  UNAVAILABLE: { http: 503, code: "unavailable" },
  DEADLINE_EXCEEDED: { http: 504, code: "deadline-exceeded" },
} as const;

export type ErrorStatus = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorStatus]["code"] | "unknown";

/** The code of an answer that carries no readable error body: 400 is invalid-argument, 409 aborted, others unknown. */
export function codeOfHttpStatus(http: number): ErrorCode {
  const entry = Object.values(ERROR_CODES).find((candidate) => candidate.http === http);
  return entry?.code ?? "unknown";
}

export function isErrorStatus(status: unknown): status is ErrorStatus {
  return typeof status === "string" && status in ERROR_CODES;
}

/** Milliseconds after which a call is given up, on both sides. */
export const CALL_TIMEOUT_MS = 70_000;
const REGION = "us-central1";
export const CALLS_PATH = `/api/${REGION}`;
/** The largest request body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
