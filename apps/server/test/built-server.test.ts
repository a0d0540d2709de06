import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
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
