import { type Dialect, PostgresAdapter, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "../logger.ts";
import { DatabaseWatch } from "./database-watch.ts";

const MOST_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 60_000;
const BIGINT_OID = 20;
const UNDEFINED_FUNCTION = "42883";
const FEATURE_NOT_SUPPORTED = "0A000";

/**
 * PostgreSQL, and engines that speak its wire. Some (CockroachDB, older YugabyteDB) have no advisory locks: there
 * migrations go without, and their transaction lets only one of two processes through.
 */
class LenientLockAdapter extends PostgresAdapter {
  #locked = true;

  override async acquireMigrationLock(
    ...[db, options]: Parameters<PostgresAdapter["acquireMigrationLock"]>
  ): Promise<void> {
    try {
      await super.acquireMigrationLock(db, options);
      this.#locked = true;
    } catch (error) {
      if (!lacksAdvisoryLocks(error)) throw error;
      this.#locked = false;
    }
  }

  override async releaseMigrationLock(
    ...[db, options]: Parameters<PostgresAdapter["releaseMigrationLock"]>
  ): Promise<void> {
    if (this.#locked) await super.releaseMigrationLock(db, options);
  }
}

class LenientPostgresDialect extends PostgresDialect {
  readonly #adapter = new LenientLockAdapter();

  override createAdapter(): PostgresAdapter {
    return this.#adapter;
  }
}

export function openPostgres(databaseUrl: string, log: Logger): Dialect {
  // Epoch milliseconds and cents fit a double exactly.
  pg.types.setTypeParser(BIGINT_OID, Number);
  const watch = new DatabaseWatch(databaseUrl, () => log.warn("The database does not answer"));
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    stream: () => watch.socket(),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: "seven-figures",
  });
  // A connection that breaks, idle or at work, would end the process if nobody listened. Its queries fail by themselves.
  pool.on("error", (error) => log.warn("An idle database connection broke", { error }));
  pool.on("connect", (client) => {
    client.on("error", (error) => log.debug("A database connection broke", { error }));
  });
  const end = pool.end.bind(pool);
  return new LenientPostgresDialect({
    pool: Object.assign(pool, {
      end() {
        watch.close();
        return end();
      },
    }),
  });
}

function lacksAdvisoryLocks(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === UNDEFINED_FUNCTION || code === FEATURE_NOT_SUPPORTED;
}
