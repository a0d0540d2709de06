import { Socket } from "node:net";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailure } from "../../src/call/call-failure.ts";
import { errorAnswer } from "../../src/http/error-answer.ts";
import { createLogger } from "../../src/logger.ts";
import { DatabaseWatch } from "../../src/store/database-watch.ts";
import { BreakableProxy } from "../breakable-proxy.ts";
import { financialGoal } from "../examples.ts";
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
      for (const { status, ms, body } of await askAll(server.url, person)) {
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
  const server = await openServer();
  const person = await server.signUp();
  const other = new SqliteDatabase(`${server.config.dataDir}/seven-figures.sqlite`);
  other.exec("begin immediate");
  const goal = financialGoal({ id: "g1" });
  const writes = Array.from({ length: 4 }, () =>
    ask(server.url, "/api/us-central1/addIntermediateGoal", person, { data: { goal } }),
  );
  for (let at = 0; at < 20; at++) expect((await ask(server.url, "/healthz", person)).ms).toBeLessThan(300);
  for (const { status, ms } of await Promise.all(writes)) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(WITHIN_MS);
  }
  other.exec("commit");
  other.close();
  expect((await person.call("addIntermediateGoal", { goal })).intermediateGoals).toHaveLength(1);
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
