import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../../test/open-database.ts";
import { createLogger } from "../../logger.ts";
import { openStore } from "../open-store.ts";

test("a request id is kept in its table and under its key, and in no other index", async () => {
  const database = await openDatabase("sqlite");
  const { db, close } = await openStore(database, createLogger("silent"));
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and tbl_name = 'requests'`.execute(db);
  expect(rows).toEqual([{ name: "sqlite_autoindex_requests_1" }]);
  await close();
  await database.remove();
});
