/** What kind of trouble a database is in: it can't be reached (or is held by someone else), or it can't store. */
export type DatabaseFailure = "away" | "full";

/** A connection that was refused, lost or never made; a server that is starting or stopping; a lock that stays. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE|57P0[1-3]|08\w{3}|53300|SQLITE_(BUSY|LOCKED)\w*)$/;
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/;
/** No room, no memory, a disk that fails or may not be written. */
const FULL = /^(53100|53200|58030|25006|SQLITE_(FULL|IOERR|READONLY|CANTOPEN)\w*)$/;

/** What of it an error tells, in itself or in what caused it; undefined where it is about something else. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (FULL.test(code)) return "full";
  if (AWAY.test(code) || NO_CONNECTION.test(error.message)) return "away";
  if (error instanceof AggregateError) return error.errors.map(databaseFailureOf).find(Boolean);
  return databaseFailureOf(error.cause);
}
