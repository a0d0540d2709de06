// Our dashboard beside the first screen of Actual Budget's server, on the same slow line and phone, in turns.
// RUNS=<n>: the median of n, 5 if not said. The other product has a folder of its own, installed when it is first needed.
// PEER_NODE=<path>: the Node that its native part was built for, where that is not this one.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContextOptions, chromium } from "@playwright/test";
import { freePort } from "../../apps/server/test/free-port.ts";
import { findChromium } from "../../e2e/support/find-chromium.ts";
import { startServer } from "../../e2e/support/start-server.ts";
import { installOnce } from "../install-once.ts";
import { printTable } from "../server/print-table.ts";
import { throttle } from "./measure-route.ts";
import { makeTown } from "./people.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const PEER = join(import.meta.dirname, "../peer");
const PEER_PACKAGE = "@actual-app/sync-server";
const WITHIN_MS = 120_000;

interface Opened {
  /** From the start of the navigation until something of the screen can be used. */
  ms: number;
  /** Over the wire, until the line is quiet for the first time. */
  kb: number;
}

installOnce(PEER);
const folder = await mkdtemp(join(tmpdir(), "seven-figures-bench-"));
const server = await startServer(await mkdtemp(join(folder, "ours-")));
const peer = await startPeer(await mkdtemp(join(folder, "peer-")));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
try {
  const { usual } = await makeTown(browser, server.url);
  const ours: Opened[] = [];
  const theirs: Opened[] = [];
  for (let run = 0; run < RUNS; run++) {
    ours.push(await open(`${server.url}/dashboard`, "main h1", usual));
    theirs.push(await open(peer.url, "input, button"));
  }
  console.log(`Slow 4G, processor 4 times slower, phone of 360 by 800; median of ${RUNS}, nothing in the cache.`);
  const rows = (["ms", "kb"] as const).map((figure) => {
    const [our, their] = [median(ours, figure), median(theirs, figure)];
    return [figure === "ms" ? "in use after, ms" : "over the wire, KB", our, their, (their / our).toFixed(1)];
  });
  printTable(["", "our dashboard", `${PEER_PACKAGE}, first screen`, "ratio"], rows);
} finally {
  await browser.close();
  await server.stop();
  peer.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startPeer(dataDir: string) {
  const port = await freePort();
  const env = { ...process.env, ACTUAL_PORT: String(port), ACTUAL_HOSTNAME: "127.0.0.1", ACTUAL_DATA_DIR: dataDir };
  const program = join(PEER, "node_modules", PEER_PACKAGE, "build/app.js");
  const child = spawn(process.env.PEER_NODE ?? process.execPath, [program], {
    env,
    cwd: dataDir,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}/`;
  for (const end = Date.now() + WITHIN_MS; !(await answers(url)); await wait(200)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${PEER_PACKAGE} did not start.`);
  }
  return { url, stop: () => child.kill() };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function open(url: string, ready: string, storageState?: BrowserContextOptions["storageState"]): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await throttle(page);
  const start = performance.now();
  await page.goto(url, { waitUntil: "commit", timeout: WITHIN_MS });
  await page.locator(ready).first().waitFor({ timeout: WITHIN_MS });
  const ms = performance.now() - start;
  await page.waitForLoadState("networkidle", { timeout: WITHIN_MS });
  await context.close();
  return { ms, kb: bytes / 1024 };
}

function median(opened: readonly Opened[], figure: keyof Opened): number {
  const sorted = opened.map((each) => each[figure]).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}
