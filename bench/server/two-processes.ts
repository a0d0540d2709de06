import { mkdirSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fire, type Load } from "./fire.ts";
import { launch, NODE_FLAGS } from "./launch.ts";
import { assetSaves, makePeople } from "./people.ts";

const PEOPLE = 40;
const CONNECTIONS = 10;
const SECONDS = 5;

const LOADS = {
  getUserFinancials: [null],
  updateUserFinancialsSection: assetSaves(50),
};

export interface Doubled {
  what: string;
  /** Calls in a second. */
  one: number;
  two: number;
  ratio: number;
  /** Cores that had nothing to do while one process worked. */
  coresLeft: number;
}

/** One server on a PostgreSQL, and two on the same, in turns; the medians of each. */
export async function measureTwoProcesses(folder: string, databaseUrl: string, runs: number): Promise<Doubled[]> {
  const servers = await Promise.all(
    ["first", "second"].map((name) => {
      const own = join(folder, name);
      mkdirSync(own);
      return launch([process.execPath, ...NODE_FLAGS, join(import.meta.dirname, "serve.ts")], own, {
        TRUSTED_PROXIES: "127.0.0.1",
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: "b".repeat(40),
        PUBLIC_URL: "http://localhost:3000",
      });
    }),
  );
  try {
    const [url = ""] = servers.map((server) => server.url);
    const load = {
      tokens: await makePeople(url, PEOPLE, "http://localhost:3000"),
      connections: CONNECTIONS,
      seconds: SECONDS,
    };
    const doubled: Doubled[] = [];
    for (const [name, payloads] of Object.entries(LOADS)) {
      const at = (urls: string[]) => together(urls.map((each) => ({ ...load, name, payloads, url: each })));
      const rounds: Doubled[] = [];
      // The first only warms up.
      for (let run = 0; run <= runs; run++) {
        const idle = idleSeconds();
        const one = await at([url]);
        const coresLeft = (idleSeconds() - idle) / SECONDS;
        const two = await at(servers.map((server) => server.url));
        if (run > 0) rounds.push({ what: name, one, two, ratio: two / one, coresLeft });
      }
      rounds.sort((a, b) => a.ratio - b.ratio);
      const median = rounds[Math.floor(rounds.length / 2)];
      if (median) doubled.push(median);
    }
    return doubled;
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function together(loads: readonly Load[]): Promise<number> {
  const fired = await Promise.all(loads.map(fire));
  return fired.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

/** Of all cores together, since the machine was started. */
function idleSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
}
