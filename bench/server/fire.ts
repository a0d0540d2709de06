import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { installOnce } from "../install-once.ts";

const LOAD = join(import.meta.dirname, "../load");

export interface Load {
  url: string;
  /** Of the call. */
  name: string;
  tokens: readonly string[];
  /** Sent in turns; `REQUEST-ID` in one is replaced by an id of its own. */
  payloads: readonly unknown[];
  connections: number;
  /** How long, or how many. */
  seconds?: number;
  amount?: number;
}

export interface Fired {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Fires calls at a server from another process; throws where one of them was not answered with 200. */
export async function fire({ name, payloads, ...load }: Load): Promise<Fired> {
  installOnce(LOAD, "--ignore-scripts");
  const path = `/api/us-central1/${name}`;
  const bodies = payloads.map((data) => JSON.stringify({ data }));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(LOAD, "fire.mjs"), JSON.stringify({ ...load, path, bodies })],
    { maxBuffer: 2 ** 24 },
  );
  const { failed, ...fired } = JSON.parse(stdout);
  if (failed > 0) throw new Error(`${failed} of the calls of ${name} failed`);
  return fired;
}
