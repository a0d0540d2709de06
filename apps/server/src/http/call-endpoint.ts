import type { IncomingMessage } from "node:http";
import { CALL_TIMEOUT_MS, type CallContract, type CallName, contract, isCallName } from "@seven-figures/calls";
import { check } from "@seven-figures/domain";
import { handlers } from "../functions/all-functions.ts";
import type { Call, Handler, Services } from "../functions/call.ts";
import { CallFailure, invalidPayload, requireChecked, requireNoErrors } from "../functions/call-failure.ts";
import { JsonPieces } from "../functions/json-pieces.ts";
import { requireAllowed } from "../functions/require-allowed.ts";
import { unknownFields } from "../functions/unknown-fields.ts";
import type { Answers } from "./answer.ts";
import type { CallBudget } from "./call-budget.ts";
import { errorAnswer, HttpFailure } from "./error-answer.ts";
import { EVENT_STREAM_HEADERS, eventStream, PING_EVERY_MS } from "./event-stream.ts";
import { readBody } from "./read-body.ts";

export interface CallEndpointOptions {
  services: Services;
  answers: Answers;
  timeoutMs?: number;
  pingEveryMs?: number;
  budget: CallBudget;
}

/** `POST /api/us-central1/<function>`: the callable protocol around the handlers. */
export function createCallEndpoint({ services, answers, budget, ...options }: CallEndpointOptions) {
  const { timeoutMs = CALL_TIMEOUT_MS, pingEveryMs = PING_EVERY_MS } = options;
  const { log } = services;

  async function run(
    request: Request,
    incoming: IncomingMessage,
    name: string,
    more: Pick<Call, "signal" | "sendDelta">,
  ): Promise<unknown> {
    if (request.method !== "POST") throw new HttpFailure(405, "Calls are made with POST.", { Allow: "POST" });
    if (!isCallName(name)) throw new CallFailure("NOT_FOUND", `There is no function ${name.slice(0, 100)}.`);
    const data = dataOf(await readBody(incoming));
    const person = await services.auth.verifyToken(bearerToken(request));
    if (!person) throw new CallFailure("UNAUTHENTICATED", "You are not signed in.");
    budget.spend(person.userId, name, Date.now());
    return carryOut(name, data, { name, person, payload: data, services, now: services.clock(), ...more });
  }

  /** As `run`, given up after the deadline or once the caller is gone. */
  async function runInTime(
    request: Request,
    incoming: IncomingMessage,
    name: string,
    sendDelta: (delta: string) => void,
    gone: AbortSignal,
  ): Promise<unknown> {
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new CallFailure("DEADLINE_EXCEEDED", "The call took too long.")),
      timeoutMs,
    );
    const signal = AbortSignal.any([deadline.signal, gone]);
    try {
      return await Promise.race([run(request, incoming, name, { signal, sendDelta }), rejectionOf(signal)]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whatever goes wrong while an answer is on its way can only end it. */
  async function* logged(texts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
    try {
      yield '{"data":';
      yield* texts;
      yield "}";
    } catch (error) {
      log.error("An answer was cut off", { call: name, error });
      throw error;
    }
  }

  return async function callEndpoint(request: Request, incoming: IncomingMessage, name: string): Promise<Response> {
    const gone = new AbortController();
    const leave = () => gone.abort(new CallFailure("CANCELLED", "The caller is gone."));
    if (request.signal.aborted) leave();
    request.signal.addEventListener("abort", leave);

    if (!request.headers.get("accept")?.includes("text/event-stream")) {
      try {
        const data = await runInTime(request, incoming, name, () => {}, gone.signal);
        if (data instanceof JsonPieces) return answers.jsonPieces(200, logged(data.texts(), name));
        return answers.json(200, { data });
      } catch (thrown) {
        const { http, error, headers } = errorAnswer(thrown, log, { call: name });
        return answers.json(http, { error }, headers);
      }
    }
    // Whatever goes wrong is an event of the stream: the official client waits for ever on anything else.
    const stream = eventStream(
      async (send) => {
        try {
          const onDelta = (delta: string) => send({ message: { delta } });
          const result = await runInTime(request, incoming, name, onDelta, gone.signal);
          send({ result: result instanceof JsonPieces ? JSON.parse(await result.text()) : result });
        } catch (thrown) {
          send({ error: errorAnswer(thrown, log, { call: name }).error });
        }
      },
      leave,
      pingEveryMs,
    );
    return answers.of(200, stream, EVENT_STREAM_HEADERS);
  };
}

async function carryOut<Name extends CallName>(name: Name, data: unknown, call: Call): Promise<unknown> {
  const handler = handlers[name] as Handler<CallName>;
  const { payload: schema }: CallContract = contract[name];
  const payload = requireChecked(check(schema, data), "");
  requireNoErrors(unknownFields(data, payload));
  const result = await handler(payload as never, call);
  return result instanceof JsonPieces ? result : requireAllowed(name, result);
}

function dataOf(body: Buffer): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString("utf8"));
  } catch {
    throw new CallFailure("INVALID_ARGUMENT", "The request is not valid JSON.");
  }
  if (typeof parsed !== "object" || parsed === null || !("data" in parsed)) {
    throw invalidPayload([{ path: "data", message: "The request is missing a data field." }]);
  }
  return parsed.data;
}

function bearerToken(request: Request): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
