import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLogger } from "../src/logger.ts";
import { openStore } from "../src/store/open-store.ts";
import { requireVersion } from "../src/store/sqlite.ts";
import { sweepReplies } from "../src/store/sweep-replies.ts";
import { openServer } from "./open-server.ts";

test("each call has one line in the log, with nothing of what it carried", async () => {
  const server = await openServer();
  const person = await server.signUp();
  server.logged.length = 0;
  const secret = "my-secret-skill";
  await person.call("saveUserSkills", { skills: { skills: [secret], interests: [] } });
  await fetch(`${server.url}/reset-password?token=${secret}`);
  await expect.poll(() => server.logged.length).toBe(1);
  expect(JSON.parse(server.logged[0] ?? "")).toMatchObject({
    message: "Request",
    request: expect.stringMatching(/^request-/),
    method: "POST",
    path: "/api/us-central1/saveUserSkills",
    status: 200,
    ms: expect.any(Number),
  });
  expect(server.logged.join("")).not.toContain(secret);
  await server.close();
});

test("so has what an assistant, a calendar and a page as it begins ask for, without the secrets in their addresses", async () => {
  const server = await openServer();
  const secret = "my-secret";
  const asked = ["/mcp", "/api/bootstrap", `/api/calendar.ics?key=${secret}`, `/api/reminders/off?token=${secret}`];
  for (const path of asked) await fetch(`${server.url}${path}`, { method: path.includes("token") ? "POST" : "GET" });
  const lines = () => server.logged.map((line) => JSON.parse(line)).filter(({ message }) => message === "Request");
  await expect.poll(() => lines().map(({ path }) => path)).toEqual(asked.map((path) => path.split("?")[0]));
  expect(server.logged.join("")).not.toContain(secret);
  await server.close();
});

test("of a reset mail the log names its file in the outbox, never the link or the address", async () => {
  const server = await openServer();
  const person = await server.signUp();
  await person.postAuth("/request-password-reset", { email: person.email });
  const outbox = join(server.config.dataDir, "outbox");
  await expect.poll(() => server.logged.join("")).toContain(".eml");
  const [file = ""] = readdirSync(outbox);
  const mail = readFileSync(join(outbox, file), "utf8")
    .replace(/=\r?\n/g, "")
    .replaceAll("=3D", "=");
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? "";
  expect(token.length).toBeGreaterThan(10);
  expect(mail).toContain(person.email);
  const log = server.logged.join("");
  expect(log).toContain(file);
  for (const secret of [token, person.email, person.password, "reset-password?"]) expect(log).not.toContain(secret);
  await server.close();
});

test("headers that trickle in end the connection after ten seconds", { timeout: 30_000 }, async () => {
  const server = await openServer();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
  const start = performance.now();
  const trickle = setInterval(() => socket.write("X: y\r\n"), 500);
  socket.resume();
  await once(socket, "close");
  clearInterval(trickle);
  expect(performance.now() - start).toBeLessThan(13_000);
  await server.close();
});

test("replies to request ids go after a day, also of people who never come again", async () => {
  const server = await openServer();
  const person = await server.signUp();
  await person.call("saveUserSkills", { skills: { skills: [], interests: [] }, requestId: crypto.randomUUID() });
  const { db, close } = await openStore(server.config, createLogger("silent"));
  const kept = () => db.selectFrom("requests").select("request_id").execute();
  await sweepReplies(db, Date.now());
  expect(await kept()).toHaveLength(1);
  await sweepReplies(db, Date.now() + 25 * 60 * 60 * 1000);
  expect(await kept()).toEqual([]);
  await close();
  await server.close();
});

test.each([
  ["3.54.1", true],
  ["3.51.0", true],
  ["3.50.9", false],
  ["2.99.0", false],
  ["4.0.0", true],
])("SQLite %s is new enough: %s", (version, isEnough) => {
  const check = () => requireVersion(version);
  if (isEnough) expect(check).not.toThrow();
  else expect(check).toThrow(/must be 3\.51\.0 or later/);
});
