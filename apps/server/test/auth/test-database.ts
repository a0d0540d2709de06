import { Kysely } from "kysely";
import { createLogger } from "../../src/logger.ts";
import type { Database } from "../../src/store/database.ts";
import { migrate } from "../../src/store/migrate.ts";
import { openPostgres } from "../../src/store/postgres.ts";
import { kyselyRunner, type QueryRunner } from "../../src/store/query-runner.ts";
import { openSqlite } from "../../src/store/sqlite.ts";
import { type Engine, openDatabase } from "../open-database.ts";

export interface TestDatabase {
  db: Kysely<Database>;
  reads: QueryRunner;
  engine: Engine;
  /** The SQL that was run, in order. */
  queries: string[];
  close(): Promise<void>;
}

/** An empty database with all tables, opened as the server opens it. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { databaseUrl, dataDir, remove } = await openDatabase(engine);
  const log = createLogger("silent");
  const queries: string[] = [];
  const onQuery = (sql: string) => void queries.push(sql);
  const sqlite = databaseUrl === null ? await openSqlite(dataDir, onQuery) : undefined;
  const db = new Kysely<Database>({
    dialect: sqlite?.dialect ?? openPostgres(databaseUrl ?? "", log),
    log: ({ query }) => onQuery(query.sql),
  });
  await migrate(db);
  return {
    db,
    reads: sqlite?.reads ?? kyselyRunner(db),
    engine,
    queries,
    async close() {
      await sqlite?.reads.db.destroy();
      await db.destroy();
      await remove();
    },
  };
}
