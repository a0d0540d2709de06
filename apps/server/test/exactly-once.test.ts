import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, visa } from "./examples.ts";
import { openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

const advisor = scriptedAdvisor(({ newId }) => ({
  changes: [{ kind: "add-debt", debt: { ...visa, id: newId("debt") } }],
}));

describeEngines({ advisor }, (server) => {
  const addGoal = (person: TestPerson, id: string, requestId?: string) =>
    person.call("addIntermediateGoal", { goal: financialGoal({ id }), ...(requestId ? { requestId } : {}) });

  describe("the same request id", () => {
    test("has one effect and the same reply", async () => {
      const person = await server().signUp();
      const requestId = randomUUID();
      const first = await addGoal(person, "g1", requestId);
      await person.call("deleteIntermediateGoal", { goalId: "g1" });
      expect(await addGoal(person, "g1", requestId)).toEqual(first);
      expect(await person.call("getUserIntermediateGoals", null)).toMatchObject({ intermediateGoals: [] });
    });

    test("has one effect also where many arrive at once", async () => {
      const person = await server().signUp();
      const requestId = randomUUID();
      const say = () => person.call("handleSmartChatMessage", { message: "I owe", sessionId: "s1", requestId });
      const answers = await Promise.all(Array.from({ length: 8 }, say));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect((await person.call("getUserFinancials", null)).debts).toHaveLength(1);
      expect((await person.call("getActivity", null)).changes).toHaveLength(1);
    });

    test("may be used again after a refusal, since that had no effect", async () => {
      const person = await server().signUp();
      const requestId = randomUUID();
      const save = (revision: number) =>
        person.call("updateUserFinancialsSection", { section: "assets", data: [ally], revision, requestId });
      await expect(save(7)).rejects.toMatchObject({
        code: "functions/aborted",
      });
      await save(0);
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: [ally] });
    });

    test("is refused with another payload, and nothing of it is written", async () => {
      const person = await server().signUp();
      const requestId = randomUUID();
      await addGoal(person, "g1", requestId);
      await expect(addGoal(person, "g2", requestId)).rejects.toMatchObject({
        code: "functions/invalid-argument",
        details: { fields: [{ path: "requestId", message: "requestId was used for another payload" }] },
      });
      const say = (message: string) =>
        person.call("handleSmartChatMessage", { message, sessionId: "s1", requestId: sayingId });
      const sayingId = randomUUID();
      await say("I owe");
      await expect(say("I owe more")).rejects.toMatchObject({ code: "functions/invalid-argument" });
      expect((await person.call("getUserIntermediateGoals", null)).intermediateGoals).toHaveLength(1);
      expect((await person.call("getUserFinancials", null)).debts).toHaveLength(1);
    });

    test("is refused for another call, and is another person's own", async () => {
      const person = await server().signUp();
      const requestId = randomUUID();
      await addGoal(person, "g1", requestId);
      const other = person.call("deleteIntermediateGoal", { goalId: "g1", requestId });
      await expect(other).rejects.toMatchObject({ code: "functions/invalid-argument" });
      const stranger = await server().signUp();
      expect((await addGoal(stranger, "g2", requestId)).intermediateGoals).toMatchObject([{ id: "g2" }]);
    });

    test("holds for every call that changes something", async () => {
      const person = await server().signUp();
      const { data } = await person.call("handleSmartChatMessage", { message: "I owe", sessionId: "s1" });
      const twice = async (call: (requestId: string) => Promise<unknown>) => {
        const requestId = randomUUID();
        expect(await call(requestId)).toEqual(await call(requestId));
      };
      await twice((requestId) => person.call("createUserProfile", { requestId }));
      await twice((requestId) => person.call("undoAdvisorChange", { changeId: data.changeId ?? "", requestId }));
      await twice((requestId) =>
        person.call("saveUserSkills", { skills: { skills: ["Sales"], interests: [] }, requestId }),
      );
      await twice((requestId) => person.call("cleanupUserData", { requestId }));
    });
  });

  describe("writers at once", () => {
    test("all get their turn, none undoes what another wrote", async () => {
      const person = await server().signUp();
      const ids = Array.from({ length: 12 }, (_, at) => `g${at}`);
      await Promise.all(ids.map((id) => addGoal(person, id)));
      const { intermediateGoals, revision } = await person.call("getUserIntermediateGoals", null);
      expect(intermediateGoals.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(revision).toBe(ids.length);
    });

    test("with the same revision: one wins, the other is told", async () => {
      const person = await server().signUp();
      const write = (value: number) =>
        person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value }], revision: 0 });
      const outcomes = await Promise.allSettled([write(1), write(2), write(3)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "functions/aborted" });
      }
    });

    test("an advisor that is overtaken each time it is asked overwrites nothing, and says so", async () => {
      const overtaken = await openServer({
        advisor: scriptedAdvisor(async ({ documents }) => {
          const balance = documents.financials.debts?.[0]?.balance ?? 0;
          await person.call("updateUserFinancialsSection", {
            section: "debts",
            data: [{ ...visa, balance: balance + 1 }],
          });
          return { changes: [{ kind: "edit-debt", id: visa.id, fields: { balance: balance - 200 } }] };
        }),
      });
      const person = await overtaken.signUp();
      await person.call("updateUserFinancialsSection", { section: "debts", data: [visa] });
      const answer = await person.call("handleSmartChatMessage", {
        message: "I paid 200 on the Visa",
        sessionId: "s1",
      });
      expect(answer).toMatchObject({ message: expect.stringContaining("I changed nothing"), data: { changeId: null } });
      const { debts, revision } = await person.call("getUserFinancials", null);
      expect({ balance: debts?.[0]?.balance, revision }).toEqual({ balance: visa.balance + 5, revision: 6 });
      await overtaken.close();
    });

    test("messages to the advisor and forms do not lose each other's changes", async () => {
      const person = await server().signUp();
      const says = Array.from({ length: 5 }, (_, at) =>
        person.call("handleSmartChatMessage", { message: "I owe", sessionId: `s${at % 2}` }),
      );
      const forms = Array.from({ length: 5 }, (_, at) =>
        person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: at + 1 }] }),
      );
      await Promise.all([...says, ...forms]);
      const { assets, debts } = await person.call("getUserFinancials", null);
      expect(assets).toHaveLength(1);
      expect(debts).toHaveLength(5);
      expect((await person.call("getActivity", null)).changes).toHaveLength(10);
    });

    test("undoing one change at once undoes it once", async () => {
      const person = await server().signUp();
      const { data } = await person.call("handleSmartChatMessage", { message: "I owe", sessionId: "s1" });
      const undo = () => person.call("undoAdvisorChange", { changeId: data.changeId ?? "" });
      const outcomes = await Promise.all([undo(), undo(), undo()]);
      expect(outcomes.filter(({ undone }) => undone)).toHaveLength(1);
    });

    test("none of many who write the same document at once is turned away", async () => {
      const person = await server().signUp();
      const ids = Array.from({ length: 190 }, (_, at) => `goal-${at}`);
      const left = [...ids];
      const write = async () => {
        for (let id = left.pop(); id; id = left.pop()) {
          await person.call("addIntermediateGoal", { goal: financialGoal({ id }), requestId: randomUUID() });
        }
      };
      // As many as have a connection at once: who waits for one too long is told that the database can't be reached.
      await Promise.all(Array.from({ length: 10 }, write));
      const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
      expect(intermediateGoals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    });
  });

  test("two servers on one database work as one", async () => {
    const first = server();
    const publicUrl = "http://localhost:3000";
    const [left, right] = [
      await openServer({ advisor, config: { ...first.config, publicUrl } }),
      await openServer({ advisor, config: { ...first.config, publicUrl } }),
    ];
    const person = await left.signUp();
    const there = person.at(right.url);
    const requestId = randomUUID();
    const [a, b] = await Promise.all([addGoal(person, "g0", requestId), addGoal(there, "g0", requestId)]);
    expect(a).toEqual(b);
    await Promise.all(Array.from({ length: 10 }, (_, at) => addGoal(at % 2 ? person : there, `n${at}`)));
    expect((await there.call("getUserIntermediateGoals", null)).intermediateGoals).toHaveLength(11);
    const say = (who: TestPerson) => who.call("handleSmartChatMessage", { message: "I owe", sessionId: "s1" });
    await Promise.all([say(person), say(there), say(person), say(there)]);
    expect((await person.call("getUserFinancials", null)).debts).toHaveLength(4);
    await left.close();
    await right.close();
  });

  test("changes stand in the order in which they were made, also where two servers' clocks are an hour apart", async () => {
    const config = { ...server().config, publicUrl: "http://localhost:3000" };
    const [fast, right] = [
      await openServer({ advisor, config, clock: () => Date.now() + 3_600_000 }),
      await openServer({ advisor, config }),
    ];
    const person = await fast.signUp();
    for (const [at, id] of [
      [fast, "first"],
      [right, "second"],
      [fast, "third"],
    ] as const) {
      await person.at(at.url).call("addIntermediateGoal", { goal: financialGoal({ id, title: id }) });
    }
    const { changes } = await person.at(right.url).call("getActivity", null);
    const ids = changes.map(({ changeId }) => changeId);
    expect(changes.map(({ summary }) => summary)).toEqual(["Added third", "Added second", "Added first"]);
    // By the clocks it would be another order: the test can fail.
    const moments = changes.map(({ at }) => Date.parse(String(at)));
    expect(moments).not.toEqual(moments.toSorted((a, b) => b - a));
    const { changes: older } = await person.call("getActivity", { before: ids[1] ?? "" });
    expect(older.map(({ changeId }) => changeId)).toEqual([ids[2]]);
    await fast.close();
    await right.close();
  });

  test("who someone is comes from the token alone, whatever the payload says", async () => {
    const [ann, bob] = [await server().signUp("Ann"), await server().signUp("Bob")];
    await ann.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    const asAnn = { userId: ann.userId, user_id: ann.userId, uid: ann.userId, email: ann.email };
    const asked: [string, object][] = [
      ["updateUserFinancialsSection", { section: "assets", data: [] }],
      ["handleSmartChatMessage", { message: "I owe", sessionId: `${ann.userId}-1` }],
      ["getUserFinancials", {}],
      ["cleanupUserData", {}],
    ];
    for (const [name, payload] of asked) {
      await expect(bob.callAnything(name, { ...payload, ...asAnn })).rejects.toMatchObject({
        code: "functions/invalid-argument",
        details: { fields: Object.keys(asAnn).map((key) => ({ path: key, message: `There is no field ${key}` })) },
      });
      await bob.callAnything(name, payload);
    }
    expect(await ann.call("getUserFinancials", null)).toMatchObject({ assets: [ally], debts: null, revision: 1 });
    expect(await ann.call("exportUserData", null)).toMatchObject({ chatSessions: [], account: { name: "Ann" } });
  });

  test("someone's change can't be undone by another", async () => {
    const [ann, bob] = [await server().signUp(), await server().signUp()];
    const { data } = await ann.call("handleSmartChatMessage", { message: "I owe", sessionId: "s1" });
    const undo = bob.call("undoAdvisorChange", { changeId: data.changeId ?? "" });
    await expect(undo).rejects.toMatchObject({ code: "functions/not-found" });
  });
});
