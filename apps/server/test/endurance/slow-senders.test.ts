import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openServer } from "../open-server.ts";
import { isLong } from "./rounds.ts";

const HEAD = "POST /api/us-central1/getUserStats HTTP/1.1\r\nHost: x\r\n";
const SLOW = { headers: [HEAD, "X: y\r\n"], body: [`${HEAD}Content-Length: 100000\r\n\r\n`, " "] } as const;
/** Longer than a request may take. */
const PATIENCE_MS = 35_000;

/** After how many milliseconds a server ends a connection on which a request trickles in, or null if it does not. */
async function endedAfter(port: number, [first, more]: readonly [string, string]): Promise<number | null> {
  const socket = connect(port, "127.0.0.1");
  const start = performance.now();
  let ended: number | null = null;
  socket.on("error", () => {});
  socket.on("close", () => (ended = performance.now() - start));
  socket.resume();
  socket.write(first);
  while (ended === null && performance.now() - start < PATIENCE_MS) {
    await wait(500);
    socket.write(more);
  }
  socket.destroy();
  return ended;
}

test.runIf(isLong)(
  "headers must arrive within ten seconds and a request within thirty; Node alone waits longer",
  async () => {
    const server = await openServer();
    const { port } = new URL(server.url);
    const plain = createServer().listen(0, "127.0.0.1");
    await once(plain, "listening");
    const plainPort = (plain.address() as AddressInfo).port;
    const [headers, body, unlimited] = await Promise.all([
      endedAfter(Number(port), SLOW.headers),
      endedAfter(Number(port), SLOW.body),
      endedAfter(plainPort, SLOW.body),
    ]);
    process.stdout.write(
      `Slow senders: headers ended after ${headers?.toFixed(0)} ms, a body after ${body?.toFixed(0)}\n`,
    );
    expect(headers).toBeGreaterThan(9_000);
    expect(headers).toBeLessThan(13_000);
    expect(body).toBeGreaterThan(28_000);
    expect(body).toBeLessThan(33_000);
    // The mutation: without our limits.
    expect(unlimited).toBeNull();
    plain.closeAllConnections();
    plain.close();
    await server.close();
  },
);
