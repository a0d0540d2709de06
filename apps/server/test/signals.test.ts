import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { MAIN } from "./server-process.ts";

const ROOT = join(import.meta.dirname, "../../..");

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

/** Starts the server through npm by the very script of `npm start`, without the build before it. */
async function npmStart(script: string) {
  folder = mkdtempSync(join(tmpdir(), "npm-start-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "x", scripts: { start: script } }));
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: { PATH, HOME: folder, DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  let url: string | undefined;
  for await (const chunk of npm.stdout) {
    url = /is listening on (\S+)/.exec(String(chunk))?.[1];
    if (url) break;
  }
  const stopped = async () => (await fetch(`${url}/healthz`).catch(() => undefined)) === undefined;
  return { npm, stopped };
}

const script: string = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts.start;

test.runIf(process.platform !== "win32").each(["SIGTERM", "SIGINT"] as const)(
  "%s to npm start stops npm and the server",
  async (signal) => {
    const { npm, stopped } = await npmStart(script.replaceAll("scripts/start.mjs", MAIN));
    const ended = once(npm, "exit");
    npm.kill(signal);
    await ended;
    expect(await stopped()).toBe(true);
  },
);

test.runIf(process.platform !== "win32")("without exec the server is left: the test above can fail", async () => {
  const { npm, stopped } = await npmStart(`node ${MAIN}`);
  const ended = once(npm, "exit");
  npm.kill("SIGTERM");
  await ended;
  expect(await stopped()).toBe(false);
  if (npm.pid) process.kill(-npm.pid, "SIGKILL");
});
