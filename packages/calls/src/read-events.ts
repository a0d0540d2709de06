import { CallError, NOT_JSON } from "./call-error.ts";
import { errorOfBody } from "./error-body.ts";

/**
 * Reads a streamed answer: `data: {"message": {"delta": "..."}}` lines, then `data: {"result": ...}` or
 * `data: {"error": ...}`; lines that start with a colon only keep the connection open. Answers the result.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onDelta: (delta: string) => void): Promise<unknown> {
  for await (const event of eventsOf(body)) {
    if ("error" in event) throw errorOfBody(event, 500);
    if ("result" in event) return event.result;
    const message = event.message;
    if (typeof message === "object" && message !== null && "delta" in message) onDelta(String(message.delta));
  }
  throw new CallError("unavailable", "The connection ended before the answer was complete.");
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data:")) yield parseEvent(line.slice("data:".length));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError("internal", NOT_JSON);
  }
}
