import { type CompiledQuery, Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EmptyDatabase, openDatabase } from "../../test/open-database.ts";
import type { Database } from "./database.ts";
import { groupCommit, type Transact } from "./group-commit.ts";
import type { QueryRunner } from "./query-runner.ts";
import { type OpenedSqlite, openSqlite } from "./sqlite.ts";

let folder: EmptyDatabase;
let opened: OpenedSqlite;
let db: Kysely<Database>;
let transact: Transact;
let ran: string[];
beforeEach(async () => {
  folder = await openDatabase("sqlite");
  ran = [];
  opened = await openSqlite(folder.dataDir);
  db = new Kysely<Database>({ dialect: opened.dialect, log: ({ query }) => void ran.push(query.sql) });
  await sql`create table money (amount integer, person integer references person (id))`.execute(db);
  await sql`create table person (id integer primary key)`.execute(db);
  transact = groupCommit(db, opened.inside);
});
afterEach(async () => {
  await opened.reads.db.destroy();
  await db.destroy();
  await folder.remove();
});

const run = (queries: QueryRunner, query: { compile(db: Kysely<Database>): CompiledQuery }) =>
  queries.run(query.compile(queries.db));
const add = (amount: number) => async (queries: QueryRunner) => {
  await run(queries, sql`insert into money (amount) values (${amount})`);
  return amount;
};
const amounts = async () => {
  const { rows } = await sql<{ amount: number }>`select amount from money order by amount`.execute(opened.reads.db);
  return rows.map(({ amount }) => amount);
};

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const commitsSince = (before: number) => ran.slice(before).filter((query) => query === "begin immediate").length;

test("work that comes at the same moment shares one commit, and each gets its own result", async () => {
  const before = ran.length;
  expect(await Promise.all([1, 2, 3].map((amount) => transact(add(amount))))).toEqual([1, 2, 3]);
  expect(commitsSince(before)).toBe(1);
  expect(await amounts()).toEqual([1, 2, 3]);
});

test("work that comes a turn of the event loop after the last one joins it; after a turn without any nobody is waited for", async () => {
  const before = ran.length;
  const told = [transact(add(1))];
  await nextTurn();
  told.push(transact(add(2)));
  await Promise.all(told);
  expect(commitsSince(before)).toBe(1);
  await transact(add(3));
  expect(commitsSince(before)).toBe(2);
});

test("however many come one after the other, the first does not wait for all of them", async () => {
  let isTold = false;
  const told: Promise<unknown>[] = [
    transact(add(1)).then(() => {
      isTold = true;
    }),
  ];
  for (let amount = 2; !isTold && amount <= 1_000; amount++) {
    told.push(transact(add(amount)));
    await nextTurn();
  }
  expect(isTold).toBe(true);
  await Promise.all(told);
});

test("nobody is told of theirs before all are stored for whoever reads", async () => {
  let isTold = false;
  const first = transact(add(1)).then(async () => {
    isTold = true;
    return amounts();
  });
  const second = transact(async (queries) => {
    await add(2)(queries);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { isTold, there: await amounts() };
  });
  expect(await second).toEqual({ isTold: false, there: [] });
  expect(await first).toEqual([1, 2]);
});

test("what fails is undone alone, what came with it stands", async () => {
  const outcomes = await Promise.allSettled([
    transact(add(1)),
    transact(async (queries) => {
      await add(2)(queries);
      throw new Error("no");
    }),
    transact(add(3)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(outcomes[1]).toMatchObject({ reason: { message: "no" } });
  expect(await amounts()).toEqual([1, 3]);
});

test("where one piece is alone it is undone as a whole, and others go on afterwards", async () => {
  await expect(
    transact(async (queries) => {
      await add(1)(queries);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await transact(add(2));
  expect(await amounts()).toEqual([2]);
});

test("where the commit fails all are told, and nothing is stored", async () => {
  const outcomes = await Promise.allSettled([
    transact(add(1)),
    transact(async (queries) => {
      await run(queries, sql`pragma defer_foreign_keys = on`);
      await run(queries, sql`insert into money (amount, person) values (2, 7)`);
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await amounts()).toEqual([]);
  await transact(add(3));
  expect(await amounts()).toEqual([3]);
});
