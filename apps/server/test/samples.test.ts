import { isOnboardingCompleted, netWorth } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { sampleDocuments, sampleStates } from "../src/sample/sample-person.ts";
import { describeEngines } from "./describe-engines.ts";
import { ally } from "./examples.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import { TestPerson } from "./test-person.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const PASSWORD = "Secret-1a";

test("the sample person is whole, and its year leads to where it stands", () => {
  const { profile, financials, goals } = sampleDocuments(NOW);
  expect(isOnboardingCompleted(profile, "2026-11-20")).toBe(true);
  expect(financials.assets).toHaveLength(6);
  expect(financials.debts).toHaveLength(4);
  expect(goals.intermediateGoals.flatMap(({ submilestones }) => submilestones).length).toBeGreaterThan(8);
  const worths = sampleStates(NOW).map(({ documents }) => netWorth(documents.financials));
  expect(worths.every((worth) => worth !== undefined)).toBe(true);
  expect(new Set(worths).size).toBe(worths.length);
});

describe("a sample person on a server", () => {
  const advisor = scriptedAdvisor(() => ({}));
  describeEngines({ advisor, config: { trustedProxies: ["127.0.0.1", "::1"] } }, (server) => {
    const lookAround = () => TestPerson.lookAround(server().url);
    const keep = (visitor: TestPerson, email: string, figures: string) =>
      visitor.postAuth("/sample/keep", { email, password: PASSWORD, figures });
    const addOwn = async (visitor: TestPerson) => {
      const { assets, revision } = await visitor.call("getUserFinancials", null);
      const data = [...(assets ?? []), { ...ally, id: "own", name: "My own account" }];
      await visitor.call("updateUserFinancialsSection", { section: "assets", data, revision });
    };

    test("has documents that the contract allows, a year of points, and changes to be taken back", async () => {
      const visitor = await lookAround();
      const [profile, financials, goals, skills] = [
        await visitor.call("getUserProfile", null),
        await visitor.call("getUserFinancials", null),
        await visitor.call("getUserIntermediateGoals", null),
        await visitor.call("getUserSkills", null),
      ];
      expect(profile.basicInfo.name).toBe("Alex Morgan");
      expect(goals.intermediateGoals).toHaveLength(5);
      expect(skills.skillsAndInterests.skills).toHaveLength(2);
      const { points } = await visitor.call("getNetWorthHistory", null);
      expect(points).toHaveLength(12);
      expect(points.at(-1)?.netWorth).toBe(netWorth(financials));
      const { changes } = await visitor.call("getActivity", null);
      expect(changes.length).toBeGreaterThan(10);
      expect(changes[0]).toMatchObject({ by: "you", undoable: true });
      const said = await visitor.call("handleSmartChatMessage", { message: "hello", sessionId: "s" });
      expect(said.success).toBe(true);
    });

    test("is no store: what it keeps is small, and it can't be downloaded", async () => {
      const visitor = await lookAround();
      await expect(visitor.call("exportUserData", null)).rejects.toThrow(/sample.*Sign up/);
      for (const on of [{ mail: true }, { calendar: "new" as const }]) {
        await expect(visitor.call("saveReminders", on)).rejects.toThrow(/Sign up to keep it/);
      }
      const long = Array.from({ length: 12 }, (_, at) => ({
        ...ally,
        id: `a${at}`,
        description: "x".repeat(4_000),
      }));
      await expect(visitor.call("updateUserFinancialsSection", { section: "assets", data: long })).rejects.toThrow(
        /may take 32 KB in all/,
      );
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "assets", data: long });
    });

    test("takes 20 messages a minute", async () => {
      const visitor = await lookAround();
      const say = () => visitor.call("handleSmartChatMessage", { message: "hello", sessionId: "s" });
      for (let count = 0; count < 20; count++) await say();
      await expect(say()).rejects.toThrow(/too quickly/);
    });

    test("kept with its figures, everything is still there, under a name and an e-mail of one's own", async () => {
      const visitor = await lookAround();
      await addOwn(visitor);
      await keep(visitor, `mia-${visitor.userId}@example.com`, "keep");
      const { assets } = await visitor.call("getUserFinancials", null);
      expect(assets).toHaveLength(7);
      expect((await visitor.call("getUserProfile", null)).basicInfo).toMatchObject({
        name: expect.stringMatching(/^mia-/i),
        email: expect.stringMatching(/^mia-/i),
        country: "US",
      });
      const { changes } = await visitor.call("getActivity", null);
      const own = changes.find(({ summary }) => summary === "Added My own account");
      expect(await visitor.call("undoAdvisorChange", { changeId: own?.changeId ?? "" })).toMatchObject({
        undone: true,
      });
      expect((await visitor.call("getNetWorthHistory", null)).points.length).toBeGreaterThanOrEqual(12);
      expect(await visitor.call("exportUserData", null)).toMatchObject({ account: { userId: visitor.userId } });
    });

    test("kept without them, only what the visitor made is there, and nothing tells of the rest", async () => {
      const visitor = await lookAround();
      await addOwn(visitor);
      await visitor.call("updateIntermediateGoal", { goalId: "sample-card", updates: { title: "My card" } });
      await visitor.call("updateUserSkillsSection", { section: "skills", data: ["Writing", "Juggling"] });
      await visitor.call("handleSmartChatMessage", { message: "hello", sessionId: "s" });
      await keep(visitor, `nia-${visitor.userId}@example.com`, "leave");
      const all = JSON.stringify(await visitor.call("exportUserData", null));
      expect((await visitor.call("getUserFinancials", null)).assets).toMatchObject([{ name: "My own account" }]);
      const { intermediateGoals } = await visitor.call("getUserIntermediateGoals", null);
      expect(intermediateGoals.map(({ title }) => title)).toEqual(["My card"]);
      expect((await visitor.call("getUserSkills", null)).skillsAndInterests.skills).toEqual(["Juggling"]);
      expect((await visitor.call("getChatSessions", null)).sessions).toEqual([]);
      for (const left of ["Fidelity", "Toyota", "Alex Morgan", "Denver", "Brightline", "mentor"]) {
        expect(all).not.toContain(left);
      }
    });

    test("ended by the visitor it takes everything with it, without a password", async () => {
      const visitor = await lookAround();
      expect(await visitor.call("deleteAccount", { password: "whatever" })).toEqual({ deleted: true });
      await expect(visitor.call("getUserStats", null)).rejects.toThrow(/not signed in/);
    });
  });
});
