import { chmodSync, closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteDatabase as StatementSource,
} from "kysely";
import type { Database } from "./database.ts";
import type { QueryRunner } from "./query-runner.ts";

/** How long a lock of another process is waited for. */
const BUSY_TIMEOUT_MS = 1_500;
/** At the start, when other processes may be changing tables. */
const OPEN_TIMEOUT_MS = 5_000;
const BUSY_PAUSE_MS = 10;
const MOST_KEPT_STATEMENTS = 500;
/** Older ones lack functions that are used, and have known faults. */
const LEAST_VERSION = [3, 51, 0];

/**
 * Runs something again while another process holds a lock. SQLite's own waiting would stop the whole process. Once one
 * has waited in vain nobody else waits, until the lock is gone: they stand in line.
 */
class LockedPatience {
  #isStuck = false;

  async run<Result>(
    work: () => Result | Promise<Result>,
    { timeoutMs = BUSY_TIMEOUT_MS, isWrite = true } = {},
  ): Promise<Result> {
    for (const end = Date.now() + timeoutMs; ; await wait(BUSY_PAUSE_MS)) {
      try {
        const result = await work();
        if (isWrite) this.#isStuck = false;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (this.#isStuck || Date.now() > end) {
          this.#isStuck = true;
          throw error;
        }
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code);
}

/** A transaction takes the write lock at its start, so that what it read still holds when it writes. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** Where the disk is full SQLite has gone back by itself, and the reason is to be told, not that there is no more to do. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
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
    const patience = new LockedPatience();
    return new ImmediateSqliteDriver({
      database: this.#database,
      async onCreateConnection(connection) {
        const { executeQuery } = connection;
        connection.executeQuery = <Row>(query: CompiledQuery) =>
          patience.run(() => executeQuery.call(connection, query) as Promise<QueryResult<Row>>, {
            isWrite: !/^select\b/i.test(query.sql),
          });
      },
    });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Runs a query on its connection as it is, without what Kysely puts in between for engines that are far away. */
function runAtOnce<Row>(statements: StatementSource, { sql, parameters }: CompiledQuery<Row>): QueryResult<Row> {
  const statement = statements.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
}

/** Reads on a connection of its own, at once: whoever writes holds up no reader. */
class SqliteReads implements QueryRunner {
  readonly db: Kysely<Database>;
  readonly #statements: StatementSource;
  readonly #onQuery: ((sql: string) => void) | undefined;
  readonly #patience = new LockedPatience();

  constructor(statements: StatementSource, onQuery?: (sql: string) => void) {
    this.#statements = statements;
    this.#onQuery = onQuery;
    const log = onQuery && { log: ({ query }: { query: CompiledQuery }) => onQuery(query.sql) };
    this.db = new Kysely<Database>({ dialect: new ImmediateSqliteDialect(statements), ...log });
  }

  run<Row>(query: CompiledQuery<Row>): QueryResult<Row> | Promise<QueryResult<Row>> {
    this.#onQuery?.(query.sql);
    try {
      return runAtOnce(this.#statements, query);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#patience.run(() => runAtOnce(this.#statements, query), { isWrite: false });
    }
  }
}

export interface OpenedSqlite {
  dialect: Dialect;
  reads: QueryRunner;
  /** Runs queries of a transaction that is under way, which holds the lock: there is nothing to wait for. */
  inside: (transaction: Kysely<Database>) => QueryRunner;
}

/**
 * SQLite in the data folder, for its owner alone to read. A commit is on the disk before it is answered
 * (synchronous=FULL, which is not the default), and what is deleted is overwritten.
 */
export async function openSqlite(dataDir: string, onQuery?: (sql: string) => void): Promise<OpenedSqlite> {
  const file = join(dataDir, "seven-figures.sqlite");
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const database = await openFile(file, [
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
  ]);
  requireVersion(database.prepare("select sqlite_version()").pluck().get() as string);
  const readDatabase = await openFile(file, ["query_only = ON"]);
  const statements = withKeptStatements(database);
  return {
    dialect: new ImmediateSqliteDialect(statements),
    reads: new SqliteReads(withKeptStatements(readDatabase), onQuery),
    inside: (transaction) => ({
      db: transaction,
      run(query) {
        onQuery?.(query.sql);
        return runAtOnce(statements, query);
      },
    }),
  };
}

async function openFile(file: string, settings: readonly string[]): Promise<SqliteDatabase.Database> {
  const database = new SqliteDatabase(file, { timeout: 0 });
  const patience = new LockedPatience();
  for (const setting of settings) {
    await patience.run(() => void database.pragma(setting), { timeoutMs: OPEN_TIMEOUT_MS });
  }
  return database;
}

/** Throws where SQLite is older than what this needs. */
export function requireVersion(version: string): void {
  const parts = version.split(".").map(Number);
  const first = LEAST_VERSION.findIndex((least, at) => parts[at] !== least);
  if (first === -1 || (parts[first] ?? 0) > (LEAST_VERSION[first] ?? 0)) return;
  throw new Error(`SQLite is ${version}, and must be ${LEAST_VERSION.join(".")} or later`);
}
