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
  const { dialect, reads } = await opened;
  const db = new Kysely<unknown>({ dialect });
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  expect(rows).toEqual([{ journal_mode: "wal" }]);
  await reads.db.destroy();
  await db.destroy();
  other.close();
  await remove();
});

test("whoever reads does not wait for a writer, and sees what was there before", async () => {
  const { dataDir, remove } = await openDatabase("sqlite");
  const { dialect, reads } = await openSqlite(dataDir);
  const db = new Kysely<unknown>({ dialect });
  await sql`create table money (amount)`.execute(db);
  const amounts = () => reads.run(sql<{ amount: number }>`select amount from money`.compile(reads.db));
  await db.transaction().execute(async (transaction) => {
    await sql`insert into money values (5)`.execute(transaction);
    expect((await amounts()).rows).toEqual([]);
  });
  expect((await amounts()).rows).toEqual([{ amount: 5 }]);
  await expect(sql`insert into money values (6)`.execute(reads.db)).rejects.toThrow("readonly");
  await reads.db.destroy();
  await db.destroy();
  await remove();
});
