import type { HeaderRecord } from "./security-headers.ts";

export const JSON_HEADERS: HeaderRecord = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
};

/** Makes the answers of a server: each carries the security headers from the start, none is sent on without. */
export class Answers {
  readonly #headers: HeaderRecord;

  constructor(headers: HeaderRecord) {
    this.#headers = headers;
  }

  json(status: number, body: unknown, headers: HeaderRecord = {}): Response {
    const text = JSON.stringify(body);
    return this.of(status, text, { ...JSON_HEADERS, "Content-Length": String(Buffer.byteLength(text)), ...headers });
  }

  text(status: number, body: string, headers: HeaderRecord = {}): Response {
    return this.of(status, body, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    });
  }

  of(status: number, body: string | Uint8Array<ArrayBuffer> | ReadableStream | null, headers: HeaderRecord): Response {
    return new Response(body, { status, headers: { ...this.#headers, ...headers } });
  }

  /** Someone else's answer, with our headers. */
  withHeaders(response: Response): Response {
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }
}
