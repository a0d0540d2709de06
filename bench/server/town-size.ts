import { join } from "node:path";
import { fillTown, type Town } from "./fill-town.ts";
import { type Latency, measureLatency } from "./latency.ts";
import { type Launched, launch, NODE_FLAGS } from "./launch.ts";
import { assetSaves, makeNewcomer, makePeople } from "./people.ts";

export const SMALL_TOWN = 1_000;
export const LARGE_TOWN = Number(process.env.PEOPLE ?? 1_000_000);
/** Those who are at it, of whoever else is kept. */
const ACTIVE = 200;
const CALLS = 2_000;

const LOADS = {
  getUserFinancials: [null],
  getUserIntermediateGoals: [null],
  getActivity: [null],
  updateUserFinancialsSection: assetSaves(50),
};
type LoadName = keyof typeof LOADS;

export interface Grown {
  what: string;
  small: Latency;
  large: Latency;
}

/** The same calls in a small town and in a large one, in turns; the medians of each. */
export async function measureTownSize(towns: { small: Town; large: Town }, runs: number): Promise<Grown[]> {
  const [small, large] = [await openTown(towns.small, SMALL_TOWN), await openTown(towns.large, LARGE_TOWN)];
  try {
    const grown: Grown[] = [];
    for (const name of Object.keys(LOADS) as LoadName[]) {
      const rounds: { small: Latency; large: Latency }[] = [];
      // The first only warms up.
      for (let run = 0; run <= runs; run++) {
        const round = { small: await small.latency(name), large: await large.latency(name) };
        if (run > 0) rounds.push(round);
      }
      const median = (of: (round: (typeof rounds)[number]) => number) =>
        rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
      grown.push({
        what: name,
        small: { p50: median((round) => round.small.p50), p99: median((round) => round.small.p99) },
        large: { p50: median((round) => round.large.p50), p99: median((round) => round.large.p99) },
      });
    }
    return grown;
  } finally {
    await small.server.stop();
    await large.server.stop();
  }
}

async function openTown(town: Town, people: number) {
  const first = await startIn(town);
  await makeNewcomer(first.url);
  await first.stop();
  await fillTown(town, people);
  const server = await startIn(town);
  const tokens = await makePeople(server.url, ACTIVE);
  const latency = (name: LoadName) => measureLatency({ url: server.url, tokens, name, payloads: LOADS[name] }, CALLS);
  return { server, latency };
}

function startIn({ dataDir, databaseUrl }: Town): Promise<Launched> {
  const database: Record<string, string> =
    databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: "b".repeat(40) };
  return launch([process.execPath, ...NODE_FLAGS, join(import.meta.dirname, "serve.ts")], dataDir, {
    TRUSTED_PROXIES: "127.0.0.1",
    DATA_DIR: dataDir,
    ...database,
  });
}
