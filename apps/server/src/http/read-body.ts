import type { IncomingMessage } from "node:http";
import { MAX_BODY_BYTES } from "@seven-figures/calls";
import { CallFailure } from "../call/call-failure.ts";
import { HttpFailure } from "./error-answer.ts";

/** The body of a request; refused as soon as it is known to be larger than a call may be, by header or by count. */
export function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    // Whatever comes after the promise was settled changes nothing, so that all may go on listening.
    incoming.on("data", (chunk: Buffer<ArrayBuffer>) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(tooLarge());
      }
    });
    const onEnd = () => resolve(chunks[0] && chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
    const onClose = () => {
      if (!incoming.readableEnded) reject(new CallFailure("CANCELLED", "The request was not sent to its end."));
    };
    incoming.on("end", onEnd).on("error", onClose).on("close", onClose);
    if (incoming.readableEnded) onEnd();
  });
}

function tooLarge(): HttpFailure {
  return new HttpFailure(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KiB.`);
}
