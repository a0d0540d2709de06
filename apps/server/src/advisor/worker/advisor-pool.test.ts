import { type Documents, newDocuments, newProfile } from "@seven-figures/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileDocuments } from "../../../../../bench/hostile.ts";
import { createLogger } from "../../logger.ts";
import { placeOfError } from "../place-of-error.ts";
import { openAdvisorPool } from "./advisor-pool.ts";

const MOMENT = "2026-11-20T09:00:00.000Z";
const newcomer = newDocuments(newProfile({ name: "Ann", email: "ann@example.com" }, "2026-11-20", MOMENT), MOMENT);
/** Takes a worker some thirty times as long as a fact. */
const HOSTILE = "x.y ".repeat(250);
const FACT = "I make 85k a year";
const here = new AbortController().signal;

/** However busy the machine is, nothing here runs out of time. */
const pool = openAdvisorPool({ log: createLogger("silent"), deadlineMs: 60_000 });
afterAll(() => pool.close());

const inputOf = (message: string, documents: Documents) => ({
  documents,
  conversation: null,
  message,
  today: "2026-11-20" as const,
  newId: () => "unused",
});
const askerOf = (userId: string) => ({
  userId,
  isSample: false,
  now: Date.parse(MOMENT),
  since: 0,
  history: () => Promise.reject(new Error("not asked for")),
});
const preview = (message: string, { documents = newcomer, gone = here, by = "ann" } = {}) =>
  pool.preview(inputOf(message, documents), gone, askerOf(by));
const respond = () => pool.respond(inputOf(FACT, newcomer), here, askerOf("bob"));

/** On a busy machine a worker may take longer to start than anybody waits. */
async function untilRead() {
  for (;;) {
    const output = await preview(FACT).catch(() => "busy" as const);
    if (output !== "busy") return output;
  }
}

beforeAll(async () => {
  await Promise.all([respond(), untilRead()]);
});

test("a message that was sent never waits for one that is still being written, however long that takes", async () => {
  const order: string[] = [];
  // Two, which would take both of the workers that messages have.
  const documents = hostileDocuments();
  const writing = ["ann", "cid"].map((by) => preview(HOSTILE, { documents, by }).then(() => order.push("preview")));
  const others = Array.from({ length: 7 }, (_, at) => preview(FACT, { by: `writer ${at}` }));
  expect((await respond()).changes).toHaveLength(1);
  order.push("sent");
  // Of those who came meanwhile the last found no place in the line.
  expect(await others.at(-1)).toBe("busy");
  await Promise.all([...writing, ...others]);
  expect(order).toEqual(["sent", "preview", "preview"]);
  expect((await untilRead()).changes).toHaveLength(1);
});

test("what the advisor fails on in its worker is thrown here, with the place in its code", async () => {
  const broken = { ...newcomer, financials: JSON.parse('{ "assets": "a text" }') };
  const asked = pool.respond(inputOf("What is my net worth?", broken), here, askerOf("ann"));
  const failure = await asked.catch((error: unknown) => placeOfError(error));
  expect(failure).toMatchObject({
    name: "TypeError",
    frames: expect.arrayContaining([expect.stringContaining("packages/advisor/src/")]),
  });
});

test("who has gone on writing takes no turn, and the worker stays for the others", async () => {
  await untilRead();
  const writer = new AbortController();
  const [first, second] = [preview(FACT), preview(FACT, { gone: writer.signal })];
  writer.abort();
  await expect(second).rejects.toThrow();
  expect(await first).toMatchObject({ changes: [{}] });
});
