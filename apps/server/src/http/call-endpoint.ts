import type { IncomingMessage, ServerResponse } from "node:http";
import { CALL_TIMEOUT_MS, type CallContract, type CallName, contract, isCallName } from "@seven-figures/calls";
import { check } from "@seven-figures/domain";
import { AsStored } from "../call/as-stored.ts";
import type { Call, Handler, Services } from "../call/call.ts";
import { CallFailure, invalidPayload, requireChecked, requireNoErrors } from "../call/call-failure.ts";
import { compileChecksOf } from "../call/compiled-checks.ts";
import { JsonPieces } from "../call/json-pieces.ts";
import { JsonText } from "../call/json-text.ts";
import { handlers } from "../functions/all-functions.ts";
import { requireAllowed, requireUnchanged } from "../functions/require-allowed.ts";
import { unknownFields } from "../functions/unknown-fields.ts";
import { WHOLE_DOCUMENTS } from "../functions/whole-documents.ts";
import type { CallBudget } from "./call-budget.ts";
import { errorAnswer, HttpFailure } from "./error-answer.ts";
import { PING_EVERY_MS, sendEvents } from "./event-stream.ts";
import { readBody } from "./read-body.ts";
import type { SendJson } from "./send-json.ts";
import { type Ending, settleInTime } from "./settle-in-time.ts";

export interface CallEndpointOptions {
  services: Services;
  send: SendJson;
  timeoutMs?: number | undefined;
  /** Whether answers of what is stored are checked as well: everywhere but in production. */
  checkStored?: boolean | undefined;
  pingEveryMs?: number | undefined;
  budget: CallBudget;
}

/** Answers a call of that name; settles once the answer is under way. */
export type CallEndpoint = (incoming: IncomingMessage, outgoing: ServerResponse, name: string) => Promise<void>;

/**
 * `POST /api/us-central1/<function>`: the callable protocol around the handlers. Reads and writes Node's own requests and
 * answers, since most of what the server does is here.
 */
export function createCallEndpoint({ services, send, budget, ...options }: CallEndpointOptions): CallEndpoint {
  const { timeoutMs = CALL_TIMEOUT_MS, pingEveryMs = PING_EVERY_MS, checkStored = false } = options;
  const { log } = services;

  async function run(
    incoming: IncomingMessage,
    name: string,
    ending: Ending,
    sendDelta: Call["sendDelta"],
  ): Promise<unknown> {
    if (incoming.method !== "POST") throw new HttpFailure(405, "Calls are made with POST.", { Allow: "POST" });
    if (!isCallName(name)) throw new CallFailure("NOT_FOUND", `There is no function ${name.slice(0, 100)}.`);
    const data = dataOf(await readBody(incoming));
    const signedIn = await services.auth.verifyWithMark(bearerToken(incoming), WHOLE_DOCUMENTS[name]);
    if (!signedIn) throw new CallFailure("UNAUTHENTICATED", "You are not signed in.");
    const { person, mark } = signedIn;
    budget.spend(person, name, Date.now());
    const now = services.clock();
    const call = new CallUnderWay({ name, person, mark, payload: data, services, now, sendDelta }, ending);
    const result = await carryOut(name, data, call);
    if (result instanceof JsonPieces) return result;
    if (!(result instanceof AsStored || result instanceof JsonText)) return requireAllowed(name, result);
    const answer = result instanceof AsStored ? result.answer : result;
    if (checkStored) requireUnchanged(name, parsedOf(answer));
    return answer;
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

  return async function callEndpoint(incoming, outgoing, name) {
    const runInTime = (sendDelta: Call["sendDelta"]) =>
      settleInTime(outgoing, timeoutMs, (ending) => run(incoming, name, ending, sendDelta));

    if (!incoming.headers.accept?.includes("text/event-stream")) {
      try {
        const data = await runInTime(() => {});
        if (data instanceof JsonPieces) return send.pieces(outgoing, logged(data.texts(), name));
        await send.json(incoming, outgoing, 200, data instanceof JsonText ? data : JSON.stringify({ data }));
      } catch (thrown) {
        const { http, error, headers } = errorAnswer(thrown, log, { call: name });
        await send.json(incoming, outgoing, http, JSON.stringify({ error }), headers);
      }
      return;
    }
    // Whatever goes wrong is an event of the stream: the official client waits for ever on anything else.
    send.beginEvents(outgoing);
    await sendEvents(outgoing, pingEveryMs, async (sendEvent) => {
      try {
        const result = await runInTime((delta) => sendEvent({ message: { delta } }));
        sendEvent({ result: result instanceof JsonPieces ? JSON.parse(await result.text()) : parsedOf(result) });
      } catch (thrown) {
        sendEvent({ error: errorAnswer(thrown, log, { call: name }).error });
      }
    });
  };
}

/** A class, and no object with a getter of its own: each of those would have a shape of its own, which is kept for long. */
class CallUnderWay implements Call {
  readonly name: CallName;
  readonly person: Call["person"];
  readonly payload: unknown;
  readonly services: Services;
  readonly mark: string | null;
  readonly now: number;
  readonly sendDelta: Call["sendDelta"];
  readonly #ending: Ending;

  constructor(call: Omit<Call, "signal" | "mark"> & { mark: string | null }, ending: Ending) {
    this.name = call.name;
    this.person = call.person;
    this.payload = call.payload;
    this.services = call.services;
    this.mark = call.mark;
    this.now = call.now;
    this.sendDelta = call.sendDelta;
    this.#ending = ending;
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }
}

function carryOut<Name extends CallName>(name: Name, data: unknown, call: Call): Promise<unknown> {
  const handler = handlers[name] as Handler<CallName>;
  const { payload: schema }: CallContract = contract[name];
  compileChecksOf(name);
  const payload = requireChecked(check(schema, data), "");
  requireNoErrors(unknownFields(data, payload));
  return handler(payload as never, call);
}

function parsedOf(data: unknown): unknown {
  return data instanceof JsonText ? JSON.parse(data.text) : data;
}

/** What clients send with a call that takes nothing, which is most calls. */
const NO_DATA = Buffer.from('{"data":null}');

function dataOf(body: Buffer): unknown {
  if (body.equals(NO_DATA)) return null;
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

function bearerToken(incoming: IncomingMessage): string {
  return /^Bearer\s+(\S+)$/i.exec(incoming.headers.authorization ?? "")?.[1] ?? "";
}
