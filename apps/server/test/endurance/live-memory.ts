import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerProcess } from "../server-process.ts";

/** With this a process opens its inspector on a free port once it is sent SIGUSR1. */
export const INSPECTABLE = { NODE_OPTIONS: "--inspect-port=127.0.0.1:0" };
const LISTENING = /Debugger listening on (ws:\S+)/;
/** One collection finds what another has let go of. */
const COLLECTIONS = 3;
const MEMORY = "JSON.stringify(process.memoryUsage())";

/**
 * Megabytes that a running server still holds on to once all that can be collected was: what it has in memory besides
 * depends on when it last collected. The server must have been started with {@link INSPECTABLE}.
 */
export async function liveMegabytes(server: ServerProcess): Promise<number> {
  process.kill(server.pid, "SIGUSR1");
  while (!LISTENING.test(server.log)) {
    if (!server.isRunning) throw new Error("The server has ended");
    await wait(50);
  }
  const socket = new WebSocket(LISTENING.exec(server.log)?.[1] ?? "");
  await once(socket, "open");
  let last = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<{ result: { value: string } }>((resolve) => {
      const id = ++last;
      socket.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  for (let at = 0; at < COLLECTIONS; at++) await ask("HeapProfiler.collectGarbage");
  const { result } = await ask("Runtime.evaluate", { expression: MEMORY });
  socket.close();
  const { heapUsed, external } = JSON.parse(result.value);
  return (heapUsed + external) / 1024 / 1024;
}
