import type { CompiledQuery, Kysely, QueryResult } from "kysely";
import type { Database } from "./database.ts";
import type { QueryRunner } from "./query-runner.ts";

/** Stands in a compiled query for a value that comes with each run. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Whatever is asked of it is a slot of that name. */
const SLOTS = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A query that is built once for each database, and run with other values each time: to build one takes longer than to
 * run it. `build` must use each of the values as it is, and nothing else that changes.
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (queries: QueryRunner, values: Values) => QueryResult<Row> | Promise<QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (queries, values) => {
    // All transactions of a database share its adapter.
    const { adapter } = queries.db.getExecutor();
    let known = compiled.get(adapter);
    if (!known) {
      known = build(queries.db, SLOTS as Values).compile();
      compiled.set(adapter, known);
    }
    const { query, queryId, sql } = known;
    const parameters: unknown[] = [];
    for (const parameter of known.parameters) {
      parameters.push(parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter);
    }
    return queries.run({ query, queryId, sql, parameters });
  };
}
