// The same calls on PostgreSQL: with few people and with many, and with one process and with two on one database.
// RUNS=<n>: the median of n, 5 if not said. PEOPLE=<n>: of the large town, a million if not said.
import { mkdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../apps/server/test/postgres.ts";
import { inFolder } from "./in-folder.ts";
import { printGrown } from "./print-grown.ts";
import { printTable } from "./print-table.ts";
import { measureTownSize } from "./town-size.ts";
import { measureTwoProcesses } from "./two-processes.ts";

const RUNS = Number(process.env.RUNS ?? 5);

const postgres = await startPostgres();
try {
  const client = new pg.Client(`${postgres.url}postgres`);
  await client.connect();
  for (const name of ["small", "large", "shared"]) await client.query(`create database ${name}`);
  await client.end();
  const { cores, memory } = { cores: cpus().length, memory: Math.round(totalmem() / 2 ** 30) };
  console.log(`${cores} cores, ${memory} GB, Node ${process.versions.node}; PostgreSQL without fsync.`);

  const doubled = await inFolder((folder) => measureTwoProcesses(folder, `${postgres.url}shared`, RUNS));
  console.log(
    `\nOne process and two on one PostgreSQL, ten connections of autocannon for each; the median of ${RUNS}.`,
  );
  printTable(
    ["call", "one, a second", "two, a second", "ratio", "cores with nothing to do beside one"],
    doubled.map(({ what, one, two, ratio, coresLeft }) => [
      what,
      Math.round(one),
      Math.round(two),
      ratio.toFixed(2),
      coresLeft.toFixed(1),
    ]),
  );

  const grown = await inFolder((folder) => {
    const town = (name: string) => {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      return { databaseUrl: `${postgres.url}${name}`, dataDir };
    };
    return measureTownSize({ small: town("small"), large: town("large") }, RUNS);
  });
  printGrown(grown);
} finally {
  await postgres.stop();
}
