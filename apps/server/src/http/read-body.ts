import type { IncomingMessage } from "node:http";
import { MAX_BODY_BYTES } from "@seven-figures/calls";
import { CallFailure } from "../call/call-failure.ts";
import { HttpFailure } from "./error-answer.ts";

/** The body of a request; refused as soon as it is known to be larger than a call may be, by header or by count. */
export function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (finish: () => void) => {
      incoming.off("data", onData).off("end", onEnd).off("error", onClose).off("close", onClose);
      finish();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) settle(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onClose = () => settle(() => reject(new CallFailure("CANCELLED", "The request was not sent to its end.")));
    incoming.on("data", onData).on("end", onEnd).on("error", onClose).on("close", onClose);
    if (incoming.readableEnded) onEnd();
  });
}

function tooLarge(): HttpFailure {
  return new HttpFailure(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KiB.`);
}
