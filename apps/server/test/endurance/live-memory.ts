import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerProcess } from "../server-process.ts";

/** With this a process opens its inspector on a free port once it is sent SIGUSR1. */
export const INSPECTABLE = { NODE_OPTIONS: "--inspect-port=127.0.0.1:0" };
const LISTENING = /Debugger listening on (ws:\S+)/;
/** Where a process opens it that was told nothing else. */
const USUAL_LIST = "http://127.0.0.1:9229/json/list";
const WITHIN_MS = 5_000;
/** One collection finds what another has let go of. */
const COLLECTIONS = 3;
const MEMORY = "JSON.stringify({ ...process.memoryUsage(), pid: process.pid })";

/**
 * Megabytes that a running server still holds on to once all that can be collected was: what it has in memory besides
 * depends on when it last collected. The server must have been started with {@link INSPECTABLE}.
 */
export async function liveMegabytes(server: ServerProcess): Promise<number> {
  process.kill(server.pid, "SIGUSR1");
  const url = await found(() => {
    if (!server.isRunning) throw new Error("The server has ended");
    return LISTENING.exec(server.log)?.[1];
  });
  const { megabytes } = await held(url);
  return megabytes;
}

/**
 * The same of one of its workers, which take no options of ours. Nobody else on the machine may have an inspector at the
 * usual port meanwhile.
 */
export async function liveMegabytesOfWorker(worker: number): Promise<number> {
  process.kill(worker, "SIGUSR1");
  const url = await found(async () => {
    const answer = await fetch(USUAL_LIST).catch(() => undefined);
    const [first] = ((await answer?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    return first?.webSocketDebuggerUrl;
  });
  const { pid, megabytes } = await held(url, { closes: true });
  if (pid !== worker) throw new Error(`Process ${pid} was looked at in place of ${worker}`);
  return megabytes;
}

async function found(look: () => string | undefined | Promise<string | undefined>): Promise<string> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await wait(50)) {
    const url = await look();
    if (url) return url;
  }
  throw new Error("The process opened no inspector");
}

async function held(url: string, { closes = false } = {}): Promise<{ pid: number; megabytes: number }> {
  const socket = new WebSocket(url);
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
  const { pid, heapUsed, external } = JSON.parse(result.value);
  // Leaves the port to the next one. It ends this connection too, hence no answer is waited for.
  if (closes) void ask("Runtime.evaluate", { expression: "setImmediate(() => process._debugEnd())" });
  else socket.close();
  if (closes) await once(socket, "close");
  return { pid, megabytes: (heapUsed + external) / 2 ** 20 };
}
