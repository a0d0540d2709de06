// What each page weighs and when it is painted, as a table. Timings are those of this machine.
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../e2e/support/find-chromium.ts";
import { startServer } from "../../e2e/support/start-server.ts";
import { measureBusy } from "./measure-busy.ts";
import { measurePull, PULLED } from "./measure-pull.ts";
import { measureRoute, ROUTES, type RouteFigures } from "./measure-route.ts";
import { makeTown } from "./people.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const routes = ROUTES.filter((route) => !process.env.ROUTES || process.env.ROUTES.split(",").includes(route));

const dataDir = await mkdtemp(join(tmpdir(), "seven-figures-bench-"));
const server = await startServer(dataDir);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu"],
});
try {
  const people = await makeTown(browser, server.url);
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, Chromium ${browser.version()}.`);
  console.log(`Slow 4G, processor 4 times slower, phone of 360 by 800; median of ${RUNS}, nothing in the cache.`);
  const rows: RouteFigures[] = [];
  for (const route of routes) rows.push(await measureRoute(browser, server.url, route, people, RUNS));
  console.log(tableOf(rows));
  const busy = await measureBusy(browser, server.url, people, RUNS);
  console.log(
    "\n200 goals of five steps and 100 assets, processor 4 times slower, code and data at hand; from press to paint:",
  );
  for (const [what, ms] of Object.entries(busy)) console.log(`| ${what} | ${Math.round(ms)} |`);
  console.log("\nA lever of the road pulled over 80 places, processor 4 times slower:");
  for (const lever of PULLED) {
    const pull = Object.entries(await measurePull(browser, server.url, people, lever));
    console.log(`| ${lever} | ${pull.map(([what, figure]) => `${what} ${figure.toFixed(1)}`).join(" | ")} |`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

function tableOf(rows: readonly RouteFigures[]): string {
  const head = [
    "route",
    "requests",
    "before the largest paint",
    "script files",
    "scripts gzip KB",
    "all files gzip KB",
    "ahead KB",
    "first paint ms",
    "largest paint ms",
    "blocked ms",
    "shift",
    "largest paint",
  ];
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  const lines = rows.map((row) => [
    row.route,
    row.requests,
    row.requestsBeforePaint,
    row.chunks,
    kb(row.scriptBytes),
    kb(row.totalBytes),
    kb(row.aheadBytes),
    Math.round(row.firstPaintMs),
    Math.round(row.largestPaintMs),
    Math.round(row.blockedMs),
    row.shift.toFixed(3),
    row.largest,
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
