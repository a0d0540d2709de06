import { randomUUID } from "node:crypto";
import { createCallsClient } from "@seven-figures/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visa } from "./examples.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";

const NAME = "handleSmartChatMessage";
const aborted: unknown[] = [];
const waiting: AbortSignal[] = [];
const advisor = scriptedAdvisor(async ({ message }, signal) => {
  if (message === "wait") {
    const gone = new Promise((resolve) => signal.addEventListener("abort", resolve));
    waiting.push(signal);
    await gone;
    aborted.push(signal.reason);
    signal.throwIfAborted();
  }
  if (message === "think") await new Promise((resolve) => setTimeout(resolve, 120));
  return message === "I owe" ? { changes: [{ kind: "add-debt", debt: visa }] } : {};
}, 20);

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ advisor, pingEveryMs: 30, callTimeoutMs: 2_000 });
});
afterAll(() => server.close());

const payload = (message: string) => ({ message, sessionId: "s1" });

test("an answer comes in pieces, then whole, and is the same as without a stream", async () => {
  const person = await server.signUp();
  const requestId = randomUUID();
  const say = { ...payload("one two three four five six seven eight nine"), requestId };
  const { pieces, result } = await person.stream(NAME, say);
  expect(pieces.length).toBeGreaterThan(1);
  const text = pieces.map((piece) => (piece as { delta: string }).delta).join("");
  expect(result).toMatchObject({ success: true, message: text });
  expect(await person.call(NAME, say)).toEqual(result);
});

test("our own client reads the same stream", async () => {
  const person = await server.signUp();
  const client = createCallsClient({ origin: server.url, getToken: async () => person.token });
  const deltas: string[] = [];
  const result = await client.stream(payload("I owe"), (delta) => deltas.push(delta));
  expect(result.data.debts).toEqual([visa]);
  expect(deltas.join("")).toBe(result.message);
});

test("our own client renews a refused token once, with a stream as without", async () => {
  const person = await server.signUp();
  const refreshes: boolean[] = [];
  const client = createCallsClient({
    origin: server.url,
    async getToken({ refresh } = { refresh: false }) {
      refreshes.push(refresh);
      return refresh ? person.token : "made.up.token";
    },
  });
  expect(await client.call("getUserStats", null)).toMatchObject({ netWorth: 0 });
  expect(await client.stream(payload("hello"), () => {})).toMatchObject({ success: true });
  expect(refreshes).toEqual([false, true, false, true]);
  person.token = "made.up.too";
  await expect(client.stream(payload("hello"), () => {})).rejects.toMatchObject({ code: "unauthenticated" });
});

test("any other function streams its result alone", async () => {
  const person = await server.signUp();
  expect(await person.stream("getUserStats", null)).toMatchObject({ pieces: [], result: { netWorth: 0 } });
});

test.each([
  ["a refused token", NAME, payload("hello"), "unauthenticated", "made.up.token"],
  ["no token", NAME, payload("hello"), "unauthenticated", ""],
  ["a bad payload", NAME, payload(" "), "invalid-argument", undefined],
  ["an unknown function", "noSuchFunction", null, "not-found", undefined],
  ["a body that is too large", NAME, payload("x".repeat(300_000)), "invalid-argument", undefined],
])("%s settles a stream with its error", async (_what, name, data, code, token) => {
  const person = await server.signUp();
  person.token = token ?? person.token;
  await expect(person.stream(name, data)).rejects.toMatchObject({ code: `functions/${code}` });
});

test("the limit of messages settles a stream too", async () => {
  const person = await server.signUp();
  for (let sent = 0; sent < 20; sent++) await person.call(NAME, payload("hello"));
  await expect(person.stream(NAME, payload("hello"))).rejects.toMatchObject({
    code: "functions/resource-exhausted",
    details: {
      message: expect.stringMatching(/^You are sending messages too quickly. Please try again in \d+ seconds?\.$/),
    },
  });
});

function open(token: string, message: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.url}/api/us-central1/${NAME}`, {
    method: "POST",
    headers: { Accept: "text/event-stream", Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data: payload(message) }),
    ...(signal ? { signal } : {}),
  });
}

test("an idle stream is kept open with comments, and errors have the status of a stream", async () => {
  const person = await server.signUp();
  const text = await (await open(person.token, "think")).text();
  expect(text).toContain(": ping\n\n");
  expect(text).toMatch(/data: \{"result":.*\}\n\n$/);
  const refused = await open("made.up.token", "hello");
  expect(refused.status).toBe(200);
  expect(refused.headers.get("content-type")).toContain("text/event-stream");
  expect(await refused.text()).toBe(
    'data: {"error":{"status":"UNAUTHENTICATED","message":"You are not signed in.","details":{"message":"You are not signed in."}}}\n\n',
  );
});

test("the work stops once the caller is gone, and nothing is stored", async () => {
  const person = await server.signUp();
  const leave = new AbortController();
  const response = await open(person.token, "wait", leave.signal);
  await expect.poll(() => waiting).toHaveLength(1);
  leave.abort();
  await expect(response.text()).rejects.toThrow();
  await expect.poll(() => aborted).toHaveLength(1);
  expect(await person.call("exportUserData", null)).toMatchObject({ chatSessions: [] });
});
