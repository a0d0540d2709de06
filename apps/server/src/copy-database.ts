import type { Logger } from "./logger.ts";
import { StartError } from "./start-error.ts";
import type { Database } from "./store/database.ts";
import { type OpenedStore, openStore } from "./store/open-store.ts";

/** All tables, those that others refer to first. Counters of limits are left behind: they are over in an hour. */
const TABLES = [
  "auth_user",
  "auth_session",
  "auth_account",
  "auth_two_factor",
  "auth_passkey",
  "auth_verification",
  "auth_jwks",
  "auth_oauth_client",
  "auth_oauth_resource",
  "auth_oauth_client_resource",
  "auth_oauth_refresh_token",
  "auth_oauth_access_token",
  "auth_oauth_consent",
  "documents",
  "changes",
  "requests",
  "chat_sessions",
  "chat_counts",
  "advisor_tokens",
  "server_tokens",
  "net_worth_points",
  "reminders",
] as const satisfies readonly (keyof Database)[];
const ROWS_AT_ONCE = 100;
const FLAGS = new Set([
  "emailVerified",
  "twoFactorEnabled",
  "isAnonymous",
  "verified",
  "backedUp",
  "disabled",
  "skipConsent",
  "enableEndSession",
  "backchannelLogoutSessionRequired",
  "requirePKCE",
  "dpopBoundAccessTokens",
  "dpopBoundAccessTokensRequired",
]);

type Row = Record<string, unknown>;

interface Copied {
  table: string;
  rows: number;
}

/**
 * Copies everything from the SQLite of a data folder into an empty PostgreSQL, in one transaction, and compares each
 * row afterwards. Throws a {@link StartError}, and leaves nothing behind, where a row is not the same.
 */
export async function copyDatabase(dataDir: string, databaseUrl: string, log: Logger): Promise<Copied[]> {
  const source = await openStore({ databaseUrl: null, dataDir }, log);
  const target = await openStore({ databaseUrl, dataDir }, log);
  try {
    await requireEmpty(target);
    return await target.db.transaction().execute(async (transaction) => {
      const copied: Copied[] = [];
      for (const table of TABLES) {
        const rows = (await source.db.selectFrom(table).selectAll().execute()) as Row[];
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
          const some = rows.slice(at, at + ROWS_AT_ONCE).map(forPostgres);
          await transaction
            .insertInto(table)
            .values(some as never)
            .execute();
        }
        const there = (await transaction.selectFrom(table).selectAll().execute()) as Row[];
        requireSame(table, rows, there);
        copied.push({ table, rows: rows.length });
      }
      return copied;
    });
  } finally {
    await source.close();
    await target.close();
  }
}

async function requireEmpty({ db }: OpenedStore): Promise<void> {
  const anyone = await db.selectFrom("auth_user").select("id").limit(1).executeTakeFirst();
  if (anyone) throw new StartError(["The database of DATABASE_URL holds accounts already. Copy into an empty one."]);
}

function forPostgres(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, FLAGS.has(key) ? flagOf(value) : value]));
}

function requireSame(table: string, source: Row[], target: Row[]): void {
  const [left, right] = [source.map(comparable).sort(), target.map(comparable).sort()];
  const different = left.findIndex((row, at) => row !== right[at]);
  if (different !== -1 || left.length !== right.length) {
    throw new StartError([`A row of ${table} is not the same in both databases. Nothing was copied.`]);
  }
}

/** A row as text that is the same on both engines: moments as ISO text, flags as yes or no. */
function comparable(row: Row): string {
  const fields = Object.entries(row).map(([key, value]) => {
    if (value instanceof Date) return [key, value.toISOString()];
    // What is JSON to PostgreSQL is the text of it to SQLite, nothing among it.
    if (value === "null") return [key, null];
    if (typeof value === "object" && value !== null) return [key, JSON.stringify(value)];
    return [key, FLAGS.has(key) ? flagOf(value) : value];
  });
  return JSON.stringify(fields.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

function flagOf(value: unknown): boolean | null {
  return value === null ? null : Boolean(value);
}
