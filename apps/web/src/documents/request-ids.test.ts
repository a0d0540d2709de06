import { CallError, type ErrorCode } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { payloadOnce, RequestIds } from "./request-ids.ts";

/** Sends and tells the request id that was sent; fails with a code where one is given. */
async function send(ids: RequestIds<unknown>, input: unknown, code?: ErrorCode): Promise<string> {
  let sent = "";
  await ids
    .use(input, async ({ requestId }) => {
      sent = requestId;
      if (code) throw new CallError(code, "failed");
    })
    .catch(() => undefined);
  return sent;
}

test("what is sent again after its answer was lost keeps its id", async () => {
  const ids = new RequestIds();
  const first = await send(ids, { goal: { id: "1", title: "Car" } }, "unavailable");
  expect(await send(ids, { goal: { title: "Car", id: "1" } }, "deadline-exceeded")).toBe(first);
  expect(await send(ids, { goal: { id: "1", title: "Car" } })).toBe(first);
  expect(await send(ids, { goal: { id: "1", title: "Car" } })).not.toBe(first);
});

test("what was changed meanwhile, or was refused, gets a new id", async () => {
  const ids = new RequestIds();
  const first = await send(ids, { title: "Car" }, "unavailable");
  expect(await send(ids, { title: "Boat" }, "aborted")).not.toBe(first);
  const refused = await send(ids, { title: "Boat" }, "aborted");
  expect(await send(ids, { title: "Boat" })).not.toBe(refused);
});

test("changes made by a function are told apart, however alike", async () => {
  const ids = new RequestIds();
  const first = await send(ids, { goalId: "1", updates: () => ({}) }, "unavailable");
  expect(await send(ids, { goalId: "1", updates: () => ({}) })).not.toBe(first);
});

test("what is sent again has the payload of the first time, whatever is stored by then", async () => {
  const ids = new RequestIds<string>();
  const sent: string[] = [];
  let stored = 1;
  const write = (code?: ErrorCode) =>
    ids.use("add 5", async (request) => {
      sent.push(await payloadOnce(request, async () => `${stored++} and 5`));
      if (code) throw new CallError(code, "failed");
    });
  await write("unavailable").catch(() => undefined);
  await write();
  await write();
  expect(sent).toEqual(["1 and 5", "1 and 5", "2 and 5"]);
});
