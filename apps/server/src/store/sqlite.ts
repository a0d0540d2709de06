import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteDatabase as StatementSource,
} from "kysely";

const BUSY_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 20;
const MOST_KEPT_STATEMENTS = 500;

/** A transaction takes the write lock at its start, so that what it read still holds when it writes. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite rolls back changes of tables too: a migration that was cut off leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely prepares each query anew; most are the same few over and over. */
function withKeptStatements(database: SqliteDatabase.Database): StatementSource {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return {
    close: () => database.close(),
    prepare(query) {
      const statement = kept.get(query) ?? database.prepare(query);
      if (kept.size < MOST_KEPT_STATEMENTS) kept.set(query, statement);
      return statement;
    },
  };
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: StatementSource;

  constructor(database: StatementSource) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * SQLite answers a change of the journal's mode at once with "locked" while another process makes the same change:
 * its own timeout does not hold there. So processes that start together on an empty database wait for each other here.
 */
async function turnOnWriteAheadLog(database: SqliteDatabase.Database): Promise<void> {
  for (const end = Date.now() + BUSY_TIMEOUT_MS; ; await wait(BUSY_PAUSE_MS)) {
    try {
      return void database.pragma("journal_mode = WAL");
    } catch (error) {
      const isBusy = error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > end) throw error;
    }
  }
}

/** SQLite in the data folder. A commit is on the disk before it is answered: synchronous=FULL, which is not the default. */
export async function openSqlite(dataDir: string): Promise<Dialect> {
  const database = new SqliteDatabase(join(dataDir, "seven-figures.sqlite"), { timeout: BUSY_TIMEOUT_MS });
  await turnOnWriteAheadLog(database);
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return new ImmediateSqliteDialect(withKeptStatements(database));
}
