import type { CompiledQuery, Kysely, QueryResult } from "kysely";
import type { Database } from "./database.ts";

/** Runs queries of one database, or of one transaction, that were compiled before. */
export interface QueryRunner {
  /** Compiles queries for it, and runs those that are made anew each time. */
  readonly db: Kysely<Database>;
  run<Row>(query: CompiledQuery<Row>): QueryResult<Row> | Promise<QueryResult<Row>>;
}

export function kyselyRunner(db: Kysely<Database>): QueryRunner {
  return { db, run: (query) => db.executeQuery(query) };
}
