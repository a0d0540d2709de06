// How much the server carries, how soon it is there, and what memory it takes, as ratios where there is something to
// measure beside. RUNS=<n>: the median of n, 5 if not said. PEOPLE=<n>: of the large town, a million if not said.
import { mkdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { measureGrowth } from "./growth.ts";
import { inFolder } from "./in-folder.ts";
import { FEW_MESSAGES, MANY_MESSAGES, measureLongChat } from "./long-chat.ts";
import { printGrown } from "./print-grown.ts";
import { printTable } from "./print-table.ts";
import { measureIdleMemory, measureStarts } from "./start-times.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTownSize } from "./town-size.ts";

const RUNS = Number(process.env.RUNS ?? 5);

console.log(`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; SQLite.`);

const compared = await inFolder((folder) => measureThroughput(folder, RUNS));
console.log(`\nTen connections of autocannon in another process, 40 people in turns; the median of ${RUNS} ratios.`);
printTable(
  ["call", "a second", "bare a second", "ratio", "p50 ms", "p99 ms"],
  compared.map(({ what, ours, bare, ratio }) => [
    what,
    Math.round(ours.perSecond),
    Math.round(bare.perSecond),
    ratio.toFixed(2),
    ours.p50,
    ours.p99,
  ]),
);

const { bareMs, oursMs, npmStartMs } = await inFolder((folder) => measureStarts(folder, RUNS));
console.log("");
printTable(
  ["from process start to listening", "ms", "of bare node:http"],
  (
    [
      ["bare node:http", bareMs],
      ["apps/server/dist/main.js", oursMs],
      ["npm start, nothing to build", npmStartMs],
    ] as const
  ).map(([what, ms]) => [what, Math.round(ms), (ms / bareMs).toFixed(1)]),
);

const { idleMb } = await inFolder(measureIdleMemory);
const { after10kMb, after100kMb } = await inFolder(measureGrowth);
console.log("");
printTable(
  ["memory of the server's process", "MB"],
  [
    ["idle, 8 s after its start", Math.round(idleMb)],
    ["after 10,000 calls", Math.round(after10kMb)],
    ["after 100,000 calls", Math.round(after100kMb)],
  ],
);

const { few, many } = await inFolder(measureLongChat);
console.log("\nOne message to the built-in advisor after the other, in turns; milliseconds.");
printTable(
  ["messages in the conversation", "p50", "p99"],
  [
    [FEW_MESSAGES, few.p50.toFixed(1), few.p99.toFixed(1)],
    [MANY_MESSAGES.toLocaleString("en-US"), many.p50.toFixed(1), many.p99.toFixed(1)],
    ["ratio", (many.p50 / few.p50).toFixed(2), (many.p99 / few.p99).toFixed(2)],
  ],
);

const grown = await inFolder((folder) => {
  const town = (name: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    return { databaseUrl: null, dataDir };
  };
  return measureTownSize({ small: town("small"), large: town("large") }, RUNS);
});
printGrown(grown);
