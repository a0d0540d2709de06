import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { JsonText } from "../call/json-text.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { JSON_HEADERS } from "./answer.ts";
import { compressText, SMALLEST_WORTH_COMPRESSING } from "./compress-json.ts";
import { EVENT_STREAM_HEADERS } from "./event-stream.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** How long the rest of a request that was refused may take to come in. */
const REST_WITHIN_MS = 500;

/** Sends answers without a `Response` in between, with the same headers as all others. */
export type SendJson = ReturnType<typeof createSendJson>;

export function createSendJson(ours: HeaderRecord) {
  const base = Object.entries({ ...ours, ...JSON_HEADERS }).flat();

  return {
    async json(
      incoming: IncomingMessage,
      outgoing: ServerResponse,
      status: number,
      given: string | JsonText,
      more?: HeaderRecord,
    ): Promise<void> {
      const [text, length] = given instanceof JsonText ? [given.sent, given.bytes] : [given, Buffer.byteLength(given)];
      const accepted = incoming.headers["accept-encoding"];
      const encoding = accepted && length >= SMALLEST_WORTH_COMPRESSING ? acceptedEncoding(accepted) : undefined;
      const small = encoding && (await compressText(text, encoding));
      if (outgoing.destroyed) return;
      const headers = [...base, "Content-Length", String(small?.byteLength ?? length)];
      if (encoding) headers.push("Content-Encoding", encoding, "Vary", "Accept-Encoding");
      if (more) headers.push(...Object.entries(more).flat());
      outgoing.writeHead(status, headers).end(small ?? text);
      if (!incoming.readableEnded) dropRest(incoming);
    },

    /** JSON whose text is made while it is sent; whoever makes it hears of no failure. */
    async pieces(outgoing: ServerResponse, texts: AsyncIterable<string>): Promise<void> {
      if (outgoing.destroyed) return;
      outgoing.writeHead(200, base);
      await pipeline(Readable.from(texts), outgoing).catch(() => {});
    },

    beginEvents(outgoing: ServerResponse): void {
      if (outgoing.destroyed) return;
      outgoing.writeHead(200, { ...ours, ...EVENT_STREAM_HEADERS }).flushHeaders();
    },
  };
}

function dropRest(incoming: IncomingMessage): void {
  incoming.resume();
  const timer = setTimeout(() => incoming.socket.destroySoon(), REST_WITHIN_MS);
  incoming.once("close", () => clearTimeout(timer));
}
