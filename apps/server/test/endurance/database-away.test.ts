import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailure } from "../../src/call/call-failure.ts";
import { errorAnswer } from "../../src/http/error-answer.ts";
import { createLogger } from "../../src/logger.ts";
import { DatabaseWatch } from "../../src/store/database-watch.ts";
import { BreakableProxy } from "../breakable-proxy.ts";
import { ally, financialGoal } from "../examples.ts";
import { type EmptyDatabase, openDatabase } from "../open-database.ts";
import { type OpenServer, openServer } from "../open-server.ts";
import type { TestPerson } from "../test-person.ts";
import { rounds } from "./rounds.ts";

const WITHIN_MS = 2_500;

interface Asked {
  status: number;
  ms: number;
  body: string;
}

async function ask(url: string, path: string, person: TestPerson, body?: object): Promise<Asked> {
  const start = performance.now();
  const response = await fetch(`${url}${path}`, {
    headers: { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json", Origin: url },
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(8_000),
  }).catch(() => undefined);
  const ms = performance.now() - start;
  return { status: response?.status ?? 0, ms, body: (await response?.text()) ?? "" };
}

/** Everything that someone may ask a server, at once. */
function askAll(url: string, person: TestPerson): Promise<Asked[]> {
  const goal = financialGoal({ id: `g${Math.random()}` });
  return Promise.all([
    ask(url, "/api/us-central1/getUserFinancials", person, { data: null }),
    ask(url, "/api/us-central1/addIntermediateGoal", person, { data: { goal } }),
    ask(url, "/api/us-central1/handleSmartChatMessage", person, { data: { message: "hello", sessionId: "s" } }),
    ask(url, "/api/auth/sign-in/email", person, { email: person.email, password: person.password }),
    ask(url, "/api/auth/request-password-reset", person, { email: person.email }),
    ask(url, "/readyz", person),
  ]);
}

describe("a PostgreSQL that goes away", () => {
  let database: EmptyDatabase;
  let proxy: BreakableProxy;
  let server: OpenServer;
  beforeEach(async () => {
    database = await openDatabase("postgres");
    const direct = new URL(database.databaseUrl ?? "");
    proxy = await BreakableProxy.open(new URL(direct));
    direct.port = String(proxy.port);
    server = await openServer({ config: { databaseUrl: direct.href } });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    proxy.close();
    await server.close();
    await database.remove();
  });

  test.each(["freeze", "cut"] as const)(
    "(%s) is told everywhere within two seconds; the process lives; writes are back within five",
    async (how) => {
      const person = await server.signUp();
      await person.call("addIntermediateGoal", { goal: financialGoal({ id: "before" }) });
      proxy[how]();
      const asked = await askAll(server.url, person);
      const longest = Math.max(...asked.map(({ ms }) => ms)).toFixed(0);
      process.stdout.write(`Database away (${how}): ${asked.length} kinds of calls, the longest took ${longest} ms\n`);
      for (const { status, ms, body } of asked) {
        expect({ status, body }).toMatchObject({ status: 503 });
        expect(ms).toBeLessThan(WITHIN_MS);
      }
      expect((await ask(server.url, "/healthz", person)).status).toBe(200);
      proxy.mend();
      const goal = financialGoal({ id: "after" });
      await expect
        .poll(
          () =>
            person.call("addIntermediateGoal", { goal }).then(
              () => true,
              () => false,
            ),
          { timeout: 5_000 },
        )
        .toBe(true);
      const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
      expect(intermediateGoals.map(({ id }) => id)).toEqual(expect.arrayContaining(["before", "after"]));
      expect((await ask(server.url, "/readyz", person)).status).toBe(200);
    },
  );
});

test.runIf(rounds(0, 1) > 0)(
  "where nobody watches a frozen database, calls wait: the test above can fail",
  async () => {
    vi.spyOn(DatabaseWatch.prototype, "socket").mockImplementation(() => new Socket());
    const database = await openDatabase("postgres");
    const direct = new URL(database.databaseUrl ?? "");
    const proxy = await BreakableProxy.open(new URL(direct));
    direct.port = String(proxy.port);
    const server = await openServer({ config: { databaseUrl: direct.href } });
    const person = await server.signUp();
    proxy.freeze();
    const { ms } = await ask(server.url, "/api/us-central1/getUserFinancials", person, { data: null });
    expect(ms).toBeGreaterThan(WITHIN_MS);
    proxy.close();
    await server.close();
    await database.remove();
    vi.restoreAllMocks();
  },
);

test("an SQLite that another process has locked: writes are told within two seconds, pages never wait", async () => {
  const webFolder = mkdtempSync(join(tmpdir(), "seven-figures-web-"));
  writeFileSync(join(webFolder, "index.html"), "<h1>Landing</h1>");
  const server = await openServer({ webFolder });
  const person = await server.signUp();
  const other = new SqliteDatabase(`${server.config.dataDir}/seven-figures.sqlite`);
  other.exec("begin immediate");
  const goal = financialGoal({ id: "g1" });
  const writes = Array.from({ length: 4 }, () =>
    ask(server.url, "/api/us-central1/addIntermediateGoal", person, { data: { goal } }),
  );
  const pages: number[] = [];
  for (let at = 0; at < 20; at++) {
    const { status, ms } = await ask(server.url, at % 2 ? "/" : "/healthz", person);
    expect(status).toBe(200);
    pages.push(ms);
  }
  const refused = await Promise.all(writes);
  const longest = (times: number[]) => `${Math.max(...times).toFixed(0)} ms`;
  process.stdout.write(
    `SQLite locked: pages took ${longest(pages)} at most, writes ${longest(refused.map(({ ms }) => ms))}\n`,
  );
  for (const ms of pages) expect(ms).toBeLessThan(300);
  for (const { status, ms } of refused) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(WITHIN_MS);
  }
  other.exec("commit");
  other.close();
  expect((await person.call("addIntermediateGoal", { goal })).intermediateGoals).toHaveLength(1);
  await server.close();
  rmSync(webFolder, { recursive: true });
});

test("a server whose disk is full says so, writes nothing, goes on reading, and writes again when there is room", async () => {
  const databases = new Set<SqliteDatabase.Database>();
  const { pragma } = SqliteDatabase.prototype;
  vi.spyOn(SqliteDatabase.prototype, "pragma").mockImplementation(function (this: SqliteDatabase.Database, ...asked) {
    databases.add(this);
    return pragma.apply(this, asked);
  });
  const server = await openServer();
  vi.restoreAllMocks();
  const person = await server.signUp();
  const allowPages = (pages: number) => {
    for (const database of databases) database.pragma(`max_page_count = ${pages}`);
  };
  // Not fewer than there are: the next page finds no room.
  allowPages(1);
  const assets = Array.from({ length: 40 }, (_, at) => ({ ...ally, id: `a${at}`, description: "x".repeat(4_000) }));
  const write = () =>
    ask(server.url, "/api/us-central1/updateUserFinancialsSection", person, {
      data: { section: "assets", data: assets },
    });
  const start = performance.now();
  let refused = 0;
  for (; performance.now() - start < 1_500; refused++) {
    const { status, body } = await write();
    expect({ status, body }).toMatchObject({
      status: 503,
      body: expect.stringContaining("can't store anything right"),
    });
  }
  const seconds = (performance.now() - start) / 1000;
  expect((await ask(server.url, "/healthz", person)).status).toBe(200);
  expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, revision: 0 });
  const lines = server.logged.filter((line) => line.includes("SQLITE_FULL")).length;
  process.stdout.write(`Disk full: ${refused} writes refused in ${seconds.toFixed(1)} s, ${lines} lines in the log\n`);
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(Math.min(refused - 1, 1 + seconds));
  allowPages(1_000_000);
  expect((await write()).status).toBe(200);
  expect((await person.call("getUserFinancials", null)).assets).toHaveLength(40);
  await server.close();
});

test("a full disk is told as what it is, and named in the log once a second at most", () => {
  const database = new SqliteDatabase(":memory:");
  database.exec("create table t (x); pragma max_page_count = 3");
  const fill = () => database.prepare("insert into t values (zeroblob(1000000))").run();
  const logged: string[] = [];
  const log = createLogger("info", (line) => logged.push(line));
  for (let at = 0; at < 50; at++) {
    try {
      fill();
    } catch (error) {
      expect(errorAnswer(error, log)).toMatchObject({
        http: 503,
        error: {
          status: "UNAVAILABLE",
          message: "The service can't store anything right now. Please try again later.",
        },
      });
    }
  }
  expect(logged.filter((line) => line.includes("SQLITE_FULL"))).toHaveLength(1);
  expect(errorAnswer(new CallFailure("NOT_FOUND", "x"), log).http).toBe(404);
});
