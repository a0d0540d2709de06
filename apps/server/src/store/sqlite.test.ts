import { setTimeout as wait } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../test/open-database.ts";
import { openSqlite } from "./sqlite.ts";

test("a database that another process is about to write to is waited for, where SQLite itself answers at once", async () => {
  const { dataDir, remove } = await openDatabase("sqlite");
  const other = new SqliteDatabase(`${dataDir}/seven-figures.sqlite`);
  other.exec("create table already_there (x); begin immediate");
  const opened = openSqlite(dataDir);
  await wait(100);
  other.exec("commit");
  const db = new Kysely<unknown>({ dialect: await opened });
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  expect(rows).toEqual([{ journal_mode: "wal" }]);
  await db.destroy();
  other.close();
  await remove();
});
