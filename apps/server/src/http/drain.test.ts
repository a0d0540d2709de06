import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { Drain } from "./drain.ts";
import { READY_PATH } from "./probes.ts";

async function openDrained() {
  const server = createServer((_request, response) => void response.end("here"));
  const drain = new Drain(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: "close" } }).then(
      (answer) => answer.text(),
      () => "gone",
    );
  return { drain, ask };
}

test("who looks after a server is waited for until it has seen twice that it is not ready, however late", async () => {
  const { drain, ask } = await openDrained();
  await ask(READY_PATH);
  let hasEnded = false;
  const ended = drain.end().then(() => {
    hasEnded = true;
  });
  await wait(900);
  expect(await ask("/")).toBe("here");
  await ask(READY_PATH);
  await wait(500);
  expect(await ask("/")).toBe("here");
  expect(hasEnded).toBe(false);
  await ask(READY_PATH);
  await ended;
  expect(await ask("/")).toBe("gone");
});

test("where nobody looks and nobody asks, nothing is waited for", async () => {
  const { drain } = await openDrained();
  const began = performance.now();
  await drain.end();
  expect(performance.now() - began).toBeLessThan(400);
});
