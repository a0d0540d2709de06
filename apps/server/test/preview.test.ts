import { readFileSync } from "node:fs";
import type { CallResult } from "@seven-figures/calls";
import type { FieldChange } from "@seven-figures/domain";
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Case, documentsOf } from "../../../packages/advisor/testing/run-case.ts";
import { OutOfTime } from "../src/advisor/advisor-mind.ts";
import { createLogger } from "../src/logger.ts";
import type { Database } from "../src/store/database.ts";
import { openStore } from "../src/store/open-store.ts";
import { describeEngines } from "./describe-engines.ts";
import { ally, profile, visa } from "./examples.ts";
import { mindInProcess } from "./language-model/mind-in-process.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import { TestPerson } from "./test-person.ts";

/** The workers have a test of their own; here each message is to be read, however busy the machine is. */
const mind = mindInProcess();
const CORPUS = new URL("../../../packages/advisor/corpus/", import.meta.url);
/** Conversations of each file, spread over it; together some fifty messages. */
const SAMPLE: Record<string, number> = {
  conversations: 5,
  turns: 12,
  context: 3,
  several: 3,
  vetoes: 3,
  "goal-edits": 3,
  nothing: 2,
  safety: 2,
  debts: 3,
  people: 4,
  expenses: 2,
};

function sampleOfCorpus(): Case[] {
  return Object.entries(SAMPLE).flatMap(([file, count]) => {
    const lines = readFileSync(new URL(`${file}.jsonl`, CORPUS), "utf8")
      .trim()
      .split("\n");
    const step = Math.floor(lines.length / count);
    return Array.from({ length: count }, (_, at): Case => JSON.parse(lines[at * step] ?? ""));
  });
}

async function personOf(server: OpenServer, testCase: Case): Promise<TestPerson> {
  const { financials, goals, skills } = documentsOf(testCase);
  const { financialInfo, assets, debts } = financials;
  const person = await server.signUp();
  await person.call("saveUserProfile", { profile });
  await person.call("saveUserFinancials", { financials: { financialInfo, assets, debts } });
  await person.call("saveUserIntermediateGoals", { goals: goals.intermediateGoals });
  await person.call("saveUserSkills", { skills });
  return person;
}

/** What was added has an id that is made each time. */
function withoutNewIds(receipt: readonly FieldChange[]): FieldChange[] {
  return receipt.map((change) => (change.action === "added" ? { ...change, path: change.path.slice(0, -1) } : change));
}

function comparable({ receipt, question }: Pick<CallResult<"previewMessage">, "receipt" | "question">) {
  return { receipt: withoutNewIds(receipt), question };
}

/** What a message that was sent came to, in the words of a preview. */
function cameTo({ data }: CallResult<"handleSmartChatMessage">) {
  const question = data.needsClarification ? (data.clarificationQuestions[0] ?? null) : null;
  return comparable({ receipt: data.receipt, question });
}

/** Every row of every table. */
async function everything(db: Kysely<Database>): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(async ({ name }): Promise<[string, string]> => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    return [
      name,
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join("\n"),
    ];
  });
  return Object.fromEntries(await Promise.all(rows));
}

describe("on sqlite", () => {
  test("what is told of a message is what sending it then comes to, over fifty messages of the corpus", async () => {
    const server = await openServer({ mind });
    const seen = { messages: 0, receipts: 0, questions: 0, undone: 0, silent: 0 };
    for (const testCase of sampleOfCorpus()) {
      const person = await personOf(server, testCase);
      for (const { say: message } of testCase.turns) {
        const { state, ...preview } = await person.call("previewMessage", { message, sessionId: "s1" });
        const sent = await person.call("handleSmartChatMessage", { message, sessionId: "s1" });
        const about = { id: testCase.id, message, state };
        expect({ ...about, ...comparable(preview) }).toEqual({ ...about, state: "told", ...cameTo(sent) });
        seen.messages += 1;
        seen.receipts += Number(preview.receipt.length > 0);
        seen.questions += Number(preview.question !== null);
        seen.undone += Number(preview.receipt.length > 0 && sent.data.changeId === null);
        seen.silent += Number(preview.receipt.length === 0 && preview.question === null);
      }
    }
    await server.close();
    expect(seen.messages).toBeGreaterThanOrEqual(50);
    for (const [kind, count] of Object.entries(seen)) expect({ kind, count }).not.toMatchObject({ count: 0 });
  });

  test("a message that takes the advisor too long, or that it fails on, is told nothing of", async () => {
    const overdue = scriptedAdvisor(({ message }) => {
      throw message === "long" ? new OutOfTime() : new Error("a defect");
    });
    const failing = await openServer({ advisor: overdue });
    const person = await failing.signUp();
    for (const message of ["long", "in my own words"]) {
      const preview = await person.call("previewMessage", { message, sessionId: "s1" });
      expect(preview).toEqual({ state: "unknown", receipt: [], question: null });
    }
    const errors = failing.logged.filter((line) => line.includes("failed on a preview"));
    expect(errors).toHaveLength(1);
    expect(errors.join()).not.toContain("in my own words");
    expect(errors.join(), "not even how long it is, or of what kinds of words").not.toMatch(/shape|length|tokens/);
    await failing.close();
  });
});

describeEngines({ mind, config: { trustedProxies: ["127.0.0.1", "::1"] } }, (server) => {
  test("nothing of a preview is kept: every row of the database is as it was, byte for byte", async () => {
    const person = await server().signUp();
    await person.call("saveUserProfile", { profile });
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    await person.call("updateUserFinancialsSection", { section: "debts", data: [visa] });
    const say = (message: string) => person.call("handleSmartChatMessage", { message, sessionId: "s1" });
    await say("Visa is 3,000 now");
    const { db, close } = await openStore(server().config, createLogger("silent"));
    const before = await everything(db);
    const preview = (message: string, sessionId = "s1") => person.call("previewMessage", { message, sessionId });

    expect((await preview("Visa is 2,800 now, Ally is 21k, and I make 85k a year")).receipt).toHaveLength(3);
    expect((await preview("undo that")).receipt).toMatchObject([{ thing: "Visa", before: 3_000, after: 3_200 }]);
    expect(await preview("delete everything I own and owe")).toMatchObject({
      receipt: [],
      question: expect.stringMatching(/sure/),
    });
    expect(await preview("I have a car loan", "another")).toMatchObject({ question: expect.stringMatching(/owed/) });
    expect(await preview("What was my net worth in March?")).toMatchObject({ state: "told", receipt: [] });
    await preview("word ".repeat(800));
    expect(await everything(db)).toEqual(before);
    await close();

    // Nor does the advisor remember any of it.
    const { data } = await say("yes");
    expect(data).toMatchObject({ receipt: [], changeId: null });
  });

  test("of danger and trouble nothing is told, nor of what was asked before it", async () => {
    const person = await server().signUp();
    await person.call("updateUserFinancialsSection", { section: "debts", data: [visa] });
    const message = "paid 300 off the Visa, one less thing when i'm dead this week. i want to die";
    const preview = await person.call("previewMessage", { message, sessionId: "s1" });
    expect(preview).toEqual({ state: "told", receipt: [], question: null });
  });

  test("a sample person has it too, and nobody more often in a minute than its limit says", async () => {
    const visitor = await TestPerson.lookAround(server().url);
    const preview = () => visitor.call("previewMessage", { message: "I make 99k a year", sessionId: "s1" });
    expect(await preview()).toMatchObject({ state: "told", receipt: [{ thing: "Income and expenses" }] });
    const more = await Promise.allSettled(Array.from({ length: 90 }, preview));
    const refused = more.filter(({ status }) => status === "rejected");
    // Half a minute's worth may have come back meanwhile.
    expect(refused.length).toBeGreaterThanOrEqual(45);
    expect(String((refused[0] as PromiseRejectedResult).reason)).toMatch(/at most 30 a minute/);
    expect(await visitor.call("getUserStats", null)).toMatchObject({ netWorth: expect.any(Number) });
  });
});
