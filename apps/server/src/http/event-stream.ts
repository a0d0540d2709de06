import type { ServerResponse } from "node:http";
import type { HeaderRecord } from "./security-headers.ts";

/** Often enough for proxies that close what is silent. */
export const PING_EVERY_MS = 15_000;

export const EVENT_STREAM_HEADERS: HeaderRecord = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Accel-Buffering": "no",
};

type SendEvent = (event: object) => void;

/** Sends what `work` sends as server-sent events, comments in between, and ends the answer with it. */
export async function sendEvents(
  outgoing: ServerResponse,
  pingEveryMs: number,
  work: (send: SendEvent) => Promise<void>,
): Promise<void> {
  const write = (text: string) => {
    if (outgoing.writable) outgoing.write(text);
  };
  const pings = setInterval(() => write(": ping\n\n"), pingEveryMs);
  outgoing.once("close", () => clearInterval(pings));
  await work((event) => write(`data: ${JSON.stringify(event)}\n\n`));
  clearInterval(pings);
  outgoing.end();
}
