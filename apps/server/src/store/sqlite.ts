import { join } from "node:path";
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

/** SQLite in the data folder. A commit is on the disk before it is answered: synchronous=FULL, which is not the default. */
export function openSqlite(dataDir: string): Dialect {
  const database = new SqliteDatabase(join(dataDir, "seven-figures.sqlite"), { timeout: BUSY_TIMEOUT_MS });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return new ImmediateSqliteDialect(withKeptStatements(database));
}
