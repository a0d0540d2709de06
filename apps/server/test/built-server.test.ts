import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerProcess } from "./server-process.ts";
import { TestPerson } from "./test-person.ts";

const SERVER = join(import.meta.dirname, "..");
const CACHE = join(SERVER, "../../.cache");
/** Many more, and it would start no faster than its sources. */
const MOST_FILES = 60;

let folder: string;
let dist: string;
beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, "built-"));
  dist = join(folder, "dist");
  const { status, stderr } = spawnSync(process.execPath, [join(SERVER, "scripts/build.mjs"), dist], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is read with a file of the build: its own text and that of all that it imports at once. */
function loadedWith(file: string, loaded = new Map<string, string>()): Map<string, string> {
  if (loaded.has(file)) return loaded;
  const text = readFileSync(join(dist, file), "utf8");
  loaded.set(file, text);
  for (const [, imported = ""] of text.matchAll(/^(?:import|export)[^"]*"\.\/([^"]+)";$/gm))
    loadedWith(imported, loaded);
  return loaded;
}

/** In the text of better-auth, of its OAuth provider, and of the tools of assistants. */
const MARKS = { betterAuth: 'id: "two-factor"', oauth: 'id: "oauth-provider"', tools: 'name: "change_goal_step"' };

test("what few people need is not read at the start: better-auth two seconds later, what is for assistants when one asks", () => {
  const files = readdirSync(dist).filter((name) => name.endsWith(".js"));
  const holding = (mark: string) => files.filter((name) => readFileSync(join(dist, name), "utf8").includes(mark));
  const [betterAuth, ...others] = holding(MARKS.betterAuth);
  expect({ betterAuth, others }).toEqual({ betterAuth: expect.any(String), others: [] });
  for (const mark of Object.values(MARKS)) expect(holding(mark), mark).not.toEqual([]);
  const atStart = [...loadedWith("main.js"), ...loadedWith("run.js")].map(([, text]) => text).join();
  for (const mark of Object.values(MARKS)) expect(atStart.includes(mark), mark).toBe(false);
  const later = [...loadedWith(betterAuth ?? "").values()].join();
  for (const mark of [MARKS.oauth, MARKS.tools]) expect(later.includes(mark), mark).toBe(false);
});

test("no file of the server's own process has a letter that would keep its whole text in twice the memory", () => {
  const files = readdirSync(dist).filter((name) => name.endsWith(".js") && name !== "advisor-worker.js");
  const beyondAscii = (name: string) => [...readFileSync(join(dist, name), "utf8")].some((letter) => letter > "~");
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(beyondAscii)).toEqual([]);
});

test("the built server answers as its sources do, its advisor included", async () => {
  expect(readdirSync(dist).length).toBeLessThan(MOST_FILES);
  const server = new ServerProcess({ PORT: "0", DATA_DIR: join(folder, "data") }, folder, join(dist, "main.js"));
  const person = await TestPerson.signUp(await server.url());
  const { message } = await person.call("handleSmartChatMessage", {
    message: "I make 85,000 a year.",
    sessionId: "s1",
  });
  expect(message).toContain("85,000");
  const { financialInfo } = await person.call("getUserFinancials", null);
  expect(financialInfo.annualIncome).toBe(85_000);
  expect(await server.kill("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
});
