import { Kysely } from "kysely";
import { type Engine, openDatabase } from "../../../test/open-database.ts";
import { createLogger } from "../../logger.ts";
import { migrate } from "../../store/migrate.ts";
import { openPostgres } from "../../store/postgres.ts";
import { openSqlite } from "../../store/sqlite.ts";
import type { AuthTables } from "../auth-tables.ts";

export interface TestDatabase {
  db: Kysely<AuthTables>;
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
  const db = new Kysely<AuthTables>({
    dialect: databaseUrl ? openPostgres(databaseUrl, log) : await openSqlite(dataDir),
    log: ({ query }) => void queries.push(query.sql),
  });
  await migrate(db);
  return {
    db,
    engine,
    queries,
    async close() {
      await db.destroy();
      await remove();
    },
  };
}
