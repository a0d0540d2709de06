import type { Change } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { createLogger } from "../src/logger.ts";
import { openStore } from "../src/store/open-store.ts";
import { allOf } from "./all-of.ts";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, visa } from "./examples.ts";
import { openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

const SCRIPT: Record<string, Change[]> = {
  visa: [{ kind: "add-debt", debt: visa }],
  "pay 200": [{ kind: "edit-debt", id: "d1", fields: { balance: 3_000 } }],
  "paid off": [{ kind: "delete-debt", id: "d1" }],
  income: [
    { kind: "set-financial-info", fields: { annualIncome: 85_000 } },
    { kind: "add-asset", asset: ally },
    { kind: "add-names", list: "skills", names: ["Sales"] },
  ],
  house: [{ kind: "add-goal", goal: financialGoal() }],
  "raise target": [{ kind: "edit-goal", id: "g1", fields: { targetAmount: 30_000 } }],
  wrong: [
    { kind: "add-asset", asset: { ...ally, value: -1 } },
    { kind: "add-debt", debt: visa },
  ],
};
const TODAY = Date.UTC(2026, 10, 20, 23, 30);

/** Lets an advisor go on that was asked something "slow". */
let goOn = () => {};

const advisor = scriptedAdvisor(async ({ message, conversation, today }) => {
  if (message === "slow") await new Promise<void>((resolve) => (goOn = resolve));
  if (message === "undo that") return { undo: true };
  if (message === "what day is it") return reply(today);
  if (message === "count") {
    const count = typeof conversation === "number" ? conversation + 1 : 1;
    return { ...reply(`message ${count}`), conversation: count };
  }
  return { changes: SCRIPT[message === "slow" ? "income" : message] ?? [] };
});

function reply(message: string) {
  const rest = { needsClarification: false, clarificationQuestions: [], quickReplies: [], isGoalSuggestion: false };
  return { reply: { message, ...rest, suggestedGoals: [], isReadyForPlan: true, warnings: [] } };
}

const say = (person: TestPerson, message: string, more: { sessionId?: string; timeZone?: string } = {}) =>
  person.call("handleSmartChatMessage", { message, sessionId: "s1", ...more });

describeEngines({ advisor, clock: () => TODAY }, (server) => {
  test("an answer that comes after its person deleted the account is not stored", async () => {
    const person = await server().signUp();
    goOn = () => {};
    const waiting = goOn;
    const answer = say(person, "slow");
    await expect.poll(() => goOn !== waiting).toBe(true);
    await person.call("deleteAccount", { password: person.password });
    goOn();
    await expect(answer).rejects.toMatchObject({ code: "functions/unauthenticated" });
    const { store, close } = await openStore(server().config, createLogger("silent"));
    expect(await allOf(store.reader(person.userId).sessions())).toEqual([]);
    expect(await allOf(store.reader(person.userId).changes(1))).toEqual([]);
    await close();
  });

  describe("an answer", () => {
    test("tells what was stored: entries, fields, names, and each field before and after", async () => {
      const person = await server().signUp();
      const { data } = await say(person, "income");
      expect(data).toMatchObject({
        assets: [ally],
        debts: [],
        goals: [],
        financialInfo: { annualIncome: 85_000 },
        skills: { skills: ["Sales"], interests: [] },
        changeId: expect.stringMatching(/^change-/),
      });
      expect(data.receipt.map(({ thing, before, after }) => [thing, before, after])).toEqual([
        ["Income and expenses", null, 85_000],
        ["Ally savings", null, 20_000],
        ["Skills", null, "Sales"],
      ]);
      const { changes } = await person.call("getActivity", null);
      expect(changes).toMatchObject([{ summary: "Added Ally savings and Sales; changed Income and expenses" }]);
    });

    test("lists edits and deletes by id", async () => {
      const person = await server().signUp();
      await say(person, "visa");
      const edited = await say(person, "pay 200");
      expect(edited.data.operations.debtEdits).toEqual([{ id: "d1", balance: 3_000 }]);
      const deleted = await say(person, "paid off");
      expect(deleted.data.operations.debtDeletes).toEqual([{ id: "d1" }]);
      expect(deleted.data.receipt).toMatchObject([{ thing: "Visa", action: "removed", before: 3_000, after: null }]);
    });

    test("leaves out what breaks a rule, and the rest applies", async () => {
      const person = await server().signUp();
      const { data } = await say(person, "wrong");
      expect(data).toMatchObject({ assets: [], debts: [visa] });
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, debts: [visa] });
    });

    test("that changes nothing has no change to undo", async () => {
      const person = await server().signUp();
      expect((await say(person, "hello")).data.changeId).toBeNull();
      expect((await person.call("getActivity", null)).changes).toEqual([]);
    });
  });

  test("the conversation goes on from message to message, each session its own, also on another server", async () => {
    const person = await server().signUp();
    const answers = [await say(person, "count"), await say(person, "count")];
    const other = await openServer({ advisor, config: { ...server().config, publicUrl: server().url } });
    answers.push(await say(person.at(other.url), "count"), await say(person, "count", { sessionId: "s2" }));
    await other.close();
    expect(answers.map(({ message }) => message)).toEqual(["message 1", "message 2", "message 3", "message 1"]);
  });

  test("today is the person's own day", async () => {
    const person = await server().signUp();
    expect((await say(person, "what day is it", { timeZone: "Pacific/Auckland" })).message).toBe("2026-11-21");
    expect((await say(person, "what day is it")).message).toBe("2026-11-20");
    await say(person, "visa", { timeZone: "Pacific/Auckland" });
    expect((await person.call("getNetWorthHistory", null)).points).toEqual([{ date: "2026-11-21", netWorth: -3_200 }]);
  });

  describe("undo", () => {
    test("in words takes back the last change, said again the one before, until there is none", async () => {
      const person = await server().signUp();
      await say(person, "visa");
      await say(person, "income");
      const undone = await say(person, "undo that");
      expect(undone).toMatchObject({ message: "Undone.", data: { changeId: null, message: "Undone." } });
      expect(undone.data.receipt).toContainEqual(expect.objectContaining({ thing: "Ally savings", action: "removed" }));
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, debts: [visa] });
      await say(person, "undo that");
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, debts: null });
      expect((await say(person, "undo that")).message).toBe("Not undone: nothing-to-undo");
      expect((await person.call("getNetWorthHistory", null)).points).toEqual([{ date: "2026-11-20", netWorth: 0 }]);
    });

    test("keeps what was changed elsewhere since, and restores ids", async () => {
      const person = await server().signUp();
      await say(person, "visa");
      const { data } = await say(person, "paid off");
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      await person.call("undoAdvisorChange", { changeId: data.changeId ?? "" });
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: [ally], debts: [visa] });
    });

    test("is refused where later edits rest on the change", async () => {
      const person = await server().signUp();
      await say(person, "house");
      const { data } = await say(person, "raise target");
      await person.call("updateIntermediateGoal", { goalId: "g1", updates: { currentAmount: 25_000 } });
      await expect(person.call("undoAdvisorChange", { changeId: data.changeId ?? "" })).rejects.toMatchObject({
        code: "functions/failed-precondition",
        details: { message: "This can't be undone, since later edits would be lost: House." },
      });
      expect((await say(person, "undo that")).message).toBe("Not undone: later-edits");
    });

    test("is for one's own changes too, not for an undo; in words only for the advisor's", async () => {
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      await say(person, "visa");
      await say(person, "undo that");
      expect((await say(person, "undo that")).message).toBe("Not undone: nothing-to-undo");
      const [undo, advisors, own] = (await person.call("getActivity", null)).changes;
      expect([undo?.undoable, advisors?.undoable, own?.undoable]).toEqual([false, false, true]);
      const again = person.call("undoAdvisorChange", { changeId: undo?.changeId ?? "" });
      await expect(again).rejects.toMatchObject({ code: "functions/failed-precondition" });
      const changeId = own?.changeId ?? "";
      expect(await person.call("undoAdvisorChange", { changeId })).toEqual({ undone: true, restored: ["financials"] });
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, debts: null });
    });
  });
});
