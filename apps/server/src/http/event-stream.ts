import type { HeaderRecord } from "./security-headers.ts";

/** Often enough for proxies that close what is silent. */
export const PING_EVERY_MS = 15_000;

export const EVENT_STREAM_HEADERS: HeaderRecord = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Accel-Buffering": "no",
};

export type SendEvent = (event: object) => void;

/** A stream of server-sent events: what `work` sends, comments in between, and its end. */
export function eventStream(
  work: (send: SendEvent) => Promise<void>,
  onCancel: () => void,
  pingEveryMs: number,
): ReadableStream {
  const encoder = new TextEncoder();
  let pings: NodeJS.Timeout | undefined;
  let open = true;
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      pings = setInterval(() => write(": ping\n\n"), pingEveryMs);
      void work((event) => write(`data: ${JSON.stringify(event)}\n\n`)).finally(() => {
        clearInterval(pings);
        if (open) controller.close();
        open = false;
      });
    },
    cancel() {
      open = false;
      clearInterval(pings);
      onCancel();
    },
  });
}
