import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { financialGoal } from "./examples.ts";
import { freePort } from "./free-port.ts";
import { ENGINES, openDatabase } from "./open-database.ts";
import { ServerProcess } from "./server-process.ts";
import { TestPerson } from "./test-person.ts";

const SECRET = "a-secret-of-the-tests-that-is-long-enough";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "seven-figures-process-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freshFolder = () => join(folder, randomUUID());

test("a server killed in the middle of writing starts again with every acknowledged write", async () => {
  const PORT = String(await freePort());
  const environment = { DATA_DIR: freshFolder(), PORT };
  const server = new ServerProcess(environment);
  const person = await TestPerson.signUp(await server.url());
  const acknowledged: string[] = [];
  const retry: { id: string; requestId: string }[] = [];
  const add = async (id: string, requestId: string) => {
    await person.call("addIntermediateGoal", { goal: financialGoal({ id }), requestId });
    acknowledged.push(id);
  };
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let at = 0; ; at++) {
      const request = { id: `g${writer}-${at}`, requestId: randomUUID() };
      try {
        await add(request.id, request.requestId);
      } catch {
        return void retry.push(request);
      }
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(20);
  await server.kill("SIGKILL");
  await Promise.all(writers);

  const again = new ServerProcess(environment);
  await again.url();
  const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
  expect(intermediateGoals.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  // What was not acknowledged is sent again with its request id, as a client does, and is there once.
  for (const { id, requestId } of retry) await add(id, requestId);
  const ids = (await person.call("getUserIntermediateGoals", null)).intermediateGoals.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(acknowledged));
  expect((await person.call("getActivity", null)).changes.length).toBe(Math.min(100, ids.length));
  expect((await again.kill("SIGTERM")).code).toBe(0);
});

test("the secret is made at the first start, readable by its owner alone, and kept", async () => {
  const DATA_DIR = freshFolder();
  const start = async () => {
    const server = new ServerProcess({ DATA_DIR, PORT: "0" });
    await server.url();
    await server.kill("SIGTERM");
    return readFileSync(join(DATA_DIR, "auth-secret"), "utf8");
  };
  const secret = await start();
  expect(secret.length).toBeGreaterThan(40);
  expect(await start()).toBe(secret);
  expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("a .env file is read, and what the environment says goes before it", async () => {
  const cwd = mkdtempSync(join(folder, "env-"));
  writeFileSync(
    join(cwd, ".env"),
    `HOST=127.0.0.1\nPORT=1\nDATA_DIR=${freshFolder()}\nSUPPORT_EMAIL=help@money.example\n`,
  );
  const server = new ServerProcess({ PORT: "0" }, cwd);
  const config = await fetch(`${await server.url()}/api/config`);
  expect(await config.json()).toMatchObject({ supportEmail: "help@money.example" });
  await server.kill("SIGTERM");
});

test("asked to stop, it answers what is under way first", async () => {
  const server = new ServerProcess({ DATA_DIR: freshFolder(), PORT: "0" });
  const url = await server.url();
  const person = await TestPerson.signUp(url);
  const calls = Array.from({ length: 20 }, (_, at) =>
    fetch(`${url}/api/us-central1/addIntermediateGoal`, {
      method: "POST",
      headers: { Authorization: `Bearer ${person.token}`, Connection: "close" },
      body: JSON.stringify({ data: { goal: financialGoal({ id: `g${at}` }) } }),
    }).then(
      ({ status }) => status,
      () => "refused",
    ),
  );
  await Promise.race(calls);
  const { code, stderr } = await server.kill("SIGTERM");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const status of await Promise.all(calls)) expect([200, "refused"]).toContain(status);
});

test.each(ENGINES)("two processes that start at once on an empty database both come up on %s", async (engine) => {
  const { databaseUrl, dataDir, remove } = await openDatabase(engine);
  const environment = {
    DATA_DIR: dataDir,
    PORT: "0",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET } : {}),
  };
  const servers = [new ServerProcess(environment), new ServerProcess(environment)];
  const urls = await Promise.all(servers.map((server) => server.url()));
  for (const url of urls) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await remove();
});

describe("a server that can't start says why in one line and ends with 1", () => {
  const start = (environment: Record<string, string>) =>
    new ServerProcess({ DATA_DIR: freshFolder(), PORT: "0", ...environment }).ended();

  test("where the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    expect(await start({ PORT: String(port) })).toEqual({
      code: 1,
      stdout: "",
      stderr: `Port ${port} is already in use on 127.0.0.1. Set PORT to another one.\n`,
    });
    other.close();
  });

  test("where the data folder can't be written", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    expect(await start({ DATA_DIR: join(file, "data") })).toEqual({
      code: 1,
      stdout: "",
      stderr: `The data folder ${file}/data cannot be written (ENOTDIR). Set DATA_DIR to another one.\n`,
    });
  });

  test.runIf(process.platform === "linux")("where the data folder can't even be made", async () => {
    expect(await start({ DATA_DIR: "/proc/none/data" })).toEqual({
      code: 1,
      stdout: "",
      stderr: "The data folder /proc/none/data cannot be written (ENOENT). Set DATA_DIR to another one.\n",
    });
  });

  test("where the database is not one, or can't be reached", async () => {
    const DATA_DIR = mkdtempSync(join(folder, "bad-"));
    writeFileSync(join(DATA_DIR, "seven-figures.sqlite"), "not a database, but long enough to be read as one");
    const broken = await start({ DATA_DIR });
    expect(broken).toMatchObject({
      code: 1,
      stderr: `The database in ${DATA_DIR} cannot be used: file is not a database.\n`,
    });
    const port = await freePort();
    const away = await start({ DATABASE_URL: `postgres://me:hidden@127.0.0.1:${port}/x`, AUTH_SECRET: SECRET });
    expect(away).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/),
    });
    expect(away.stderr).not.toContain("hidden");
  });

  test("with a line for each wrong variable, and no secret in it", async () => {
    const { code, stderr } = await start({
      PORT: "70000",
      PUBLIC_URL: "money.example",
      DATABASE_URL: "mysql://me:hidden@host/x",
      AUTH_SECRET: "short",
      LOG_LEVEL: "loud",
      TRUSTED_PROXIES: "10.0.0.0/33",
    });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split("\n")).toEqual([
      "PORT must be a whole number from 0 to 65535, not '70000'.",
      "PUBLIC_URL must be an address such as https://money.example, not 'money.example'.",
      "DATABASE_URL must be an address such as postgres://user:password@host:5432/database.",
      "AUTH_SECRET must have at least 32 characters.",
      "TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas between, not '10.0.0.0/33'.",
      "LOG_LEVEL must be one of debug, info, warn, error, silent, not 'loud'.",
    ]);
  });

  test("where PostgreSQL is used without a secret that all processes share", async () => {
    expect(await start({ DATABASE_URL: "postgres://me@127.0.0.1/x" })).toMatchObject({
      code: 1,
      stderr: "AUTH_SECRET is required with DATABASE_URL, so that every process signs with the same one.\n",
    });
  });
});
