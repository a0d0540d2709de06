import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Load } from "./fire.ts";

export interface Latency {
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Makes calls one after the other and says how long they took, to the microsecond: a whole millisecond, as autocannon
 * counts, is many reads.
 */
export async function measureLatency(
  { url, name, tokens, payloads }: Omit<Load, "connections">,
  calls: number,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bodies = payloads.map((data) => JSON.stringify({ data }));
  const times: number[] = [];
  for (let at = 0; at < calls; at++) {
    const token = tokens[at % tokens.length] ?? "";
    const body = (bodies[at % bodies.length] ?? "").replace("REQUEST-ID", randomUUID());
    const start = performance.now();
    await post(agent, `${url}/api/us-central1/${name}`, token, body);
    times.push(performance.now() - start);
  }
  agent.destroy();
  return shares(times);
}

/** What half of the times, and 99 in 100 of them, stay within. */
export function shares(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function post(agent: Agent, url: string, token: string, body: string): Promise<void> {
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent, headers }, (answer) => {
      answer.resume().on("end", () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on("error", reject).end(body);
  });
}
