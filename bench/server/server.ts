// How much the server carries, how soon it is there, and what memory it takes, as ratios where there is something to
// measure beside. RUNS=<n>: the median of n, 5 if not said. PEOPLE=<n>: of the large town, a million if not said.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { measureGrowth } from "./growth.ts";
import { measureIdleMemory, measureStarts } from "./start-times.ts";
import { measureThroughput } from "./throughput.ts";
import { LARGE_TOWN, measureTownSize, SMALL_TOWN } from "./town-size.ts";

const RUNS = Number(process.env.RUNS ?? 5);

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "seven-figures-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

console.log(`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; SQLite.`);

const compared = await inFolder((folder) => measureThroughput(folder, RUNS));
console.log(`\nTen connections of autocannon in another process, 40 people in turns; the median of ${RUNS} ratios.`);
console.log("| call | a second | bare a second | ratio | p50 ms | p99 ms |\n| --- | --- | --- | --- | --- | --- |");
for (const { what, ours, bare, ratio } of compared) {
  const cells = [what, Math.round(ours.perSecond), Math.round(bare.perSecond), ratio.toFixed(2), ours.p50, ours.p99];
  console.log(`| ${cells.join(" | ")} |`);
}

const { bareMs, oursMs, npmStartMs } = await inFolder((folder) => measureStarts(folder, RUNS));
console.log("\n| from process start to listening | ms | of bare node:http |\n| --- | --- | --- |");
for (const [what, ms] of [
  ["bare node:http", bareMs],
  ["apps/server/dist/main.js", oursMs],
  ["npm start, nothing to build", npmStartMs],
] as const) {
  console.log(`| ${what} | ${Math.round(ms)} | ${(ms / bareMs).toFixed(1)} |`);
}

const { idleMb } = await inFolder(measureIdleMemory);
const { after10kMb, after100kMb } = await inFolder(measureGrowth);
console.log("\n| memory of the server's process | MB |\n| --- | --- |");
console.log(`| idle, 8 s after its start | ${Math.round(idleMb)} |`);
console.log(`| after 10,000 calls | ${Math.round(after10kMb)} |`);
console.log(`| after 100,000 calls | ${Math.round(after100kMb)} |`);

const grown = await inFolder((folder) => {
  const town = (name: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    return { databaseUrl: null, dataDir };
  };
  return measureTownSize({ small: town("small"), large: town("large") }, RUNS);
});
const [fewer, more] = [SMALL_TOWN, LARGE_TOWN].map((people) => people.toLocaleString("en-US"));
console.log(`\nOne call after the other, with ${fewer} people and with ${more}, in turns; milliseconds.`);
console.log(
  "| call | p50 of few | p50 of many | ratio | p99 of few | p99 of many | ratio |\n| --- | --- | --- | --- | --- | --- | --- |",
);
for (const { what, small, large } of grown) {
  const cells = (["p50", "p99"] as const).flatMap((at) => [
    small[at].toFixed(2),
    large[at].toFixed(2),
    (large[at] / small[at]).toFixed(2),
  ]);
  console.log(`| ${[what, ...cells].join(" | ")} |`);
}
