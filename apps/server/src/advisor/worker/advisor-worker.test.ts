import { fork } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const WORKER = fileURLToPath(new URL("../../../dist/advisor-worker.js", import.meta.url));
/** Tells what the worker reads of its weights, which is the first thing that getting ready needs. */
const TELLING = `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const read = fs.readFileSync;
  fs.readFileSync = (file, ...options) => {
    if (String(file).includes("weights")) process.stdout.write("got ready");
    return read(file, ...options);
  };
  syncBuiltinESMExports();
`)}`;

async function outputOf(use: (worker: ReturnType<typeof fork>) => void): Promise<string> {
  const worker = fork(WORKER, { execArgv: [`--import=${TELLING}`], stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const output = text(worker.stdout ?? Readable.from([]));
  use(worker);
  await once(worker, "exit");
  return output;
}

test("a worker gets ready, and does not where its server is gone before", async () => {
  expect(await outputOf((worker) => worker.stdout?.once("data", () => worker.disconnect()))).toBe("got ready");
  expect(await outputOf((worker) => worker.disconnect())).toBe("");
});
