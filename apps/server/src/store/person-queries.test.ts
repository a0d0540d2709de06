import { expect, test } from "vitest";
import { openDatabase } from "../../test/open-database.ts";
import { createLogger } from "../logger.ts";
import { openStore } from "./open-store.ts";
import * as queries from "./person-queries.ts";
import type { QueryRunner } from "./query-runner.ts";

test("no query of nearly every call has a limit, or looks for the last one under a value, which SQLite would plan anew", async () => {
  const database = await openDatabase("sqlite");
  const { db, close } = await openStore(database, createLogger("silent"));
  const asked: string[] = [];
  const runner: QueryRunner = {
    db,
    run(query) {
      asked.push(query.sql);
      return { rows: [] };
    },
  };
  for (const ask of Object.values(queries)) await ask(runner, {} as never);
  expect(asked).toHaveLength(Object.keys(queries).length);
  expect(asked.filter((query) => /limit \?|= \? order by .* limit/.test(query))).toEqual([]);
  await close();
  await database.remove();
});
