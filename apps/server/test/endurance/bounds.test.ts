import type { Asset } from "@seven-figures/domain";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BOUNDS } from "../../src/store/bounds.ts";
import { ENGINES, type Engine } from "../open-database.ts";
import { type OpenServer, openServer } from "../open-server.ts";
import type { TestPerson } from "../test-person.ts";
import { rounds } from "./rounds.ts";

const SAVES = rounds(12, 1_300);
const usual = { ...BOUNDS };
const stateBytes = rounds(3, 16) * 2 ** 20;
/** What an export may come to: the states of changes, whose JSON is a little longer there, and a document. */
const MOST_EXPORTED = 1.2 * stateBytes + 1_000_000 + SAVES * 1_000;
/** What six exports at once may take besides. */
const MOST_MEMORY_MB = 400;
beforeEach(() => void Object.assign(BOUNDS, { stateBytes }));
afterEach(() => void Object.assign(BOUNDS, usual));

/** Sixty entries with the longest descriptions: 250 KB. */
function largeList(round: number): Asset[] {
  return Array.from({ length: 60 }, (_, at) => ({
    id: `a${at}`,
    name: `Asset ${at}`,
    type: "other" as const,
    value: round + 1,
    description: `${round} `.repeat(4_000).slice(0, 4_000),
  }));
}

async function saveOften(person: TestPerson): Promise<void> {
  for (let round = 0; round < SAVES; round++) {
    await person.call("updateUserFinancialsSection", { section: "assets", data: largeList(round) });
  }
}

async function exported(server: OpenServer, person: TestPerson): Promise<number> {
  const answer = await fetch(`${server.url}/api/us-central1/exportUserData`, {
    method: "POST",
    headers: { Authorization: `Bearer ${person.token}` },
    body: '{"data":null}',
  });
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return bytes;
}

/** How many megabytes more than before the process had in memory at most, while something was done. */
async function memoryWhile<Result>(work: () => Promise<Result>): Promise<[Result, megabytes: number]> {
  const megabytes = () => process.memoryUsage.rss() / 2 ** 20;
  const before = megabytes();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, megabytes())), 5);
  const result = await work();
  clearInterval(look);
  return [result, most - before];
}

async function activityBytes(person: TestPerson): Promise<{ bytes: number; undoable: number; listed: number }> {
  const { changes } = await person.call("getActivity", null);
  const undoable = changes.filter((change) => change.undoable).length;
  return { bytes: JSON.stringify(changes).length, undoable, listed: changes.length };
}

describe.each(ENGINES)("on %s", (engine: Engine) => {
  test("however often a large document is saved, export and activity stay small, and the list stays whole", async () => {
    const server = await openServer({ engine });
    const person = await server.signUp();
    await saveOften(person);
    const six = () => Promise.all(Array.from({ length: 6 }, () => exported(server, person)));
    const [sizes, more] = await memoryWhile(six);
    const largest = (Math.max(...sizes) / 2 ** 20).toFixed(1);
    process.stdout.write(
      `Six exports at once on ${engine}: ${largest} MB each, ${more.toFixed(0)} MB more in memory\n`,
    );
    expect(more).toBeLessThan(MOST_MEMORY_MB);
    for (const bytes of sizes) expect(bytes).toBeLessThan(MOST_EXPORTED);
    const { bytes, undoable, listed } = await activityBytes(person);
    expect(bytes).toBeLessThan(1_000_000);
    expect(listed).toBe(Math.min(SAVES, 100));
    expect(undoable).toBeGreaterThan(0);
    const [newest] = (await person.call("getActivity", null)).changes;
    await person.call("undoAdvisorChange", { changeId: newest?.changeId ?? "" });
    expect((await person.call("getUserFinancials", null)).assets?.[0]?.value).toBe(SAVES - 1);
    await server.close();
  });

  test("of a change whose states are gone the summary stays, and its undo is refused with the reason", async () => {
    Object.assign(BOUNDS, { stateBytes: 1_000_000 });
    const server = await openServer({ engine });
    const person = await server.signUp();
    for (let round = 0; round < 5; round++) {
      await person.call("updateUserFinancialsSection", { section: "assets", data: largeList(round) });
    }
    const { changes } = await person.call("getActivity", null);
    expect(changes.map(({ undoable }) => undoable)).toEqual([true, false, false, false, false]);
    const oldest = changes.at(-1);
    expect(oldest?.summary).toMatch(/^Added Asset 0/);
    await expect(person.call("undoAdvisorChange", { changeId: oldest?.changeId ?? "" })).rejects.toMatchObject({
      message: expect.stringMatching(/only the summary is kept/),
    });
    await server.close();
  });

  test("without the bound everything is kept: the first test can fail", async () => {
    Object.assign(BOUNDS, { stateBytes: Number.MAX_SAFE_INTEGER });
    const server = await openServer({ engine });
    const person = await server.signUp();
    await saveOften(person);
    expect(await exported(server, person)).toBeGreaterThan(MOST_EXPORTED);
    await server.close();
  });
});

test("a document, a conversation and the kept replies have their bounds", async () => {
  Object.assign(BOUNDS, { documentBytes: 20_000, sessionBytes: 20_000, messageBytes: 5_000, replyBytes: 200_000 });
  const server = await openServer();
  const person = await server.signUp();
  const tooLarge = person.call("updateUserFinancialsSection", { section: "assets", data: largeList(1) });
  await expect(tooLarge).rejects.toMatchObject({
    code: "functions/invalid-argument",
    message: expect.stringMatching(/^There is no room for this: your financial data may take 19\.53125 KB in all/),
  });
  expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, revision: 0 });
  await server.close();
});

test("calls beyond the minute's number are refused with the number in words", async () => {
  const server = await openServer({ callsPerMinute: 30 });
  const person = await server.signUp();
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => person.call("getUserStats", null)));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused[0]).toMatchObject({
    code: "functions/resource-exhausted",
    message: expect.stringMatching(/at most 30 a minute/),
  });
  await server.close();
});
