import { join } from "node:path";
import { launch, NODE_FLAGS } from "./launch.ts";

const ROOT = join(import.meta.dirname, "../..");
const MAIN = join(ROOT, "apps/server/dist/main.js");

export interface StartTimes {
  /** Milliseconds from the start of a process until it listens; medians. */
  bareMs: number;
  oursMs: number;
  npmStartMs: number;
}

/** Starts ours and a bare server in turns. The first start of each counts nowhere: it fills caches. */
export async function measureStarts(folder: string, runs: number): Promise<StartTimes> {
  const commands = {
    bareMs: [process.execPath, join(import.meta.dirname, "bare-start.mjs")],
    oursMs: [process.execPath, ...NODE_FLAGS, MAIN],
    npmStartMs: ["npm", "--prefix", ROOT, "start"],
  };
  const times: Record<keyof StartTimes, number[]> = { bareMs: [], oursMs: [], npmStartMs: [] };
  for (let run = 0; run <= runs; run++) {
    for (const [name, command] of Object.entries(commands)) {
      const server = await launch(command, folder);
      await server.stop();
      if (run > 0) times[name as keyof StartTimes].push(server.startedAfterMs);
    }
  }
  return { bareMs: median(times.bareMs), oursMs: median(times.oursMs), npmStartMs: median(times.npmStartMs) };
}

export interface Memory {
  /** MB of the server's process, once it has made ready what it needs; its advisor's worker is another one. */
  idleMb: number;
}

export async function measureIdleMemory(folder: string): Promise<Memory> {
  const server = await launch([process.execPath, ...NODE_FLAGS, MAIN], folder);
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  const idleMb = server.residentMb();
  await server.stop();
  return { idleMb };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
