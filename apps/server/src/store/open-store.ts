import { setTimeout as wait } from "node:timers/promises";
import { type Dialect, Kysely } from "kysely";
import type { Logger } from "../logger.ts";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import { databaseFailureOf } from "./database-failure.ts";
import { emptyWriteAheadLog } from "./empty-write-ahead-log.ts";
import { groupCommit, type Transact } from "./group-commit.ts";
import { migrate } from "./migrate.ts";
import { kyselyRunner, type QueryRunner } from "./query-runner.ts";
import type { OpenedSqlite } from "./sqlite.ts";
import { Store } from "./store.ts";

const MIGRATE_WITHIN_MS = 10_000;
const PAUSE_MS = 50;

export interface OpenedStore {
  store: Store;
  /** For authentication, which keeps its own tables. */
  db: Kysely<Database>;
  /** For what only reads: waits for no writer. */
  reads: QueryRunner;
  engine: "sqlite" | "postgres";
  close(): Promise<void>;
}

/**
 * Opens the database that is configured and brings its tables up to date; throws a {@link StartError} where it can't.
 * `onQuery` is told of each query.
 */
export async function openStore(
  config: { databaseUrl: string | null; dataDir: string },
  log: Logger,
  onQuery?: (sql: string) => void,
): Promise<OpenedStore> {
  const engine = config.databaseUrl ? "postgres" : "sqlite";
  try {
    const { dialect, reads: given, inside } = await openDialect(config, log, onQuery);
    const db = new Kysely<Database>({ dialect, ...(onQuery ? { log: ({ query }) => onQuery(query.sql) } : {}) });
    await (engine === "sqlite" ? migrateInTurn(db) : migrate(db));
    const reads = given ?? kyselyRunner(db);
    const transact: Transact = inside
      ? groupCommit(db, inside)
      : (work) => db.transaction().execute((transaction) => work(kyselyRunner(transaction)));
    const scrub = engine === "sqlite" ? () => emptyWriteAheadLog(db, log) : undefined;
    const close = async () => {
      if (reads.db !== db) await reads.db.destroy();
      await db.destroy();
    };
    return { store: new Store({ db, reads, engine, transact, scrub }), db, reads, engine, close };
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    const where = engine === "postgres" ? "of DATABASE_URL" : `in ${config.dataDir}`;
    throw new StartError([`The database ${where} cannot be used: ${reason}.`], error);
  }
}

/** Another process that starts at this moment may hold the database for longer than a call would wait. */
async function migrateInTurn(db: Kysely<Database>): Promise<void> {
  for (const end = Date.now() + MIGRATE_WITHIN_MS; ; await wait(PAUSE_MS)) {
    try {
      return await migrate(db);
    } catch (error) {
      if (databaseFailureOf(error) !== "away" || Date.now() > end) throw error;
    }
  }
}

/** Each engine's driver is loaded only where it is used: a start is to be quick. */
async function openDialect(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: Logger,
  onQuery?: (sql: string) => void,
): Promise<{ dialect: Dialect } & Partial<OpenedSqlite>> {
  if (databaseUrl) return { dialect: (await import("./postgres.ts")).openPostgres(databaseUrl, log) };
  return (await import("./sqlite.ts")).openSqlite(dataDir, onQuery);
}

/** Connecting to a name with several addresses fails with an error for each and an empty message. */
function reasonOf(error: Error): string {
  const text = error instanceof AggregateError ? error.errors.map(({ message }) => message).join(", ") : error.message;
  return text || error.name;
}
