import { CallError, FAILED, NO_DATA, NOT_JSON } from "./call-error.ts";
import type { CallName, CallPayload, CallResult } from "./contract.ts";
import { errorOfBody } from "./error-body.ts";
import { CALL_TIMEOUT_MS, CALLS_PATH } from "./error-codes.ts";
import { readEvents } from "./read-events.ts";

interface CallsClientOptions {
  /** Where the server is; empty for the page's own origin. */
  origin?: string;
  /** The Bearer token; `refresh` asks for a new one. Null where nobody is signed in. */
  getToken(options?: { refresh: boolean }): Promise<string | null>;
  /** Told of every failure, before it is thrown. */
  onFailure?(name: CallName, error: CallError): void;
  fetch?: typeof fetch;
}

interface CallOptions {
  signal?: AbortSignal;
}

export interface CallsClient {
  /** Makes a call; throws a {@link CallError}. A refused token is renewed once. */
  call<Name extends CallName>(name: Name, payload: CallPayload<Name>, options?: CallOptions): Promise<CallResult<Name>>;
  /** As `call`, with the pieces of the answer as they come. */
  stream(
    payload: CallPayload<"handleSmartChatMessage">,
    onDelta: (delta: string) => void,
    options?: CallOptions,
  ): Promise<CallResult<"handleSmartChatMessage">>;
}

interface PostOptions {
  signal: AbortSignal | undefined;
  /** Whether to ask for a new token first. */
  refresh: boolean;
}

/** The typed client of the data calls. Dates stay ISO texts; what holds a revision is the caller's to keep. */
export function createCallsClient(options: CallsClientOptions): CallsClient {
  const send = options.fetch ?? fetch;

  async function post(name: CallName, payload: unknown, accept: string, { signal, refresh }: PostOptions) {
    const token = await options.getToken({ refresh });
    return send(`${options.origin ?? ""}${CALLS_PATH}/${name}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: accept,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ data: payload ?? null }),
      signal: signal
        ? AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)])
        : AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  }

  /** Does the work, once more with a new token where the first was refused. A refused stream comes as an event, status 200. */
  async function withToken<Value>(work: (refresh: boolean) => Promise<Value>): Promise<Value> {
    try {
      return await work(false);
    } catch (error) {
      if (!(error instanceof CallError && error.code === "unauthenticated")) throw error;
      return work(true);
    }
  }

  async function told<Value>(name: CallName, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      const failure = asCallError(error);
      options.onFailure?.(name, failure);
      throw failure;
    }
  }

  return {
    call: (name, payload, { signal } = {}) =>
      told(name, () =>
        withToken(async (refresh) => {
          const response = await post(name, payload, "application/json", { signal, refresh });
          return resultOf(await readJson(response), response.status) as CallResult<typeof name>;
        }),
      ),
    stream: (payload, onDelta, { signal } = {}) =>
      told("handleSmartChatMessage", () =>
        withToken(async (refresh) => {
          const response = await post("handleSmartChatMessage", payload, "text/event-stream", { signal, refresh });
          if (!response.headers.get("content-type")?.includes("text/event-stream") || !response.body) {
            return resultOf(await readJson(response), response.status) as CallResult<"handleSmartChatMessage">;
          }
          return (await readEvents(response.body, onDelta)) as CallResult<"handleSmartChatMessage">;
        }),
      ),
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw response.ok ? new CallError("internal", NOT_JSON) : errorOfBody(null, response.status);
  }
}

function resultOf(body: unknown, http: number): unknown {
  if (typeof body !== "object" || body === null) throw new CallError("internal", NOT_JSON);
  if (http >= 400 || "error" in body) throw errorOfBody(body, http);
  if (!("data" in body)) throw new CallError("internal", NO_DATA);
  return body.data;
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof DOMException && error.name === "TimeoutError") return new CallError("deadline-exceeded", FAILED);
  if (error instanceof DOMException && error.name === "AbortError") return new CallError("cancelled", error.message);
  return new CallError("unavailable", error instanceof Error ? error.message : FAILED);
}
