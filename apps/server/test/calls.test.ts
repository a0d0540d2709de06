import { contract } from "@seven-figures/calls";
import { addDays, dayInTimeZone, yearOf } from "@seven-figures/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, moreSaved, profile, toldFund, visa } from "./examples.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import { calledFunctions } from "./test-person.ts";

const advisor = scriptedAdvisor(({ message }) =>
  message === "I owe 3,200 on a Visa" ? { changes: [{ kind: "add-debt", debt: visa }] } : {},
);

// Others may have called some before, in the same process.
beforeAll(() => calledFunctions.clear());
afterAll(() => {
  // This file drives every function through the official client; a new one that is left out is noticed here.
  expect([...calledFunctions].sort()).toEqual(Object.keys(contract).sort());
});

describeEngines({ advisor }, (server) => {
  describe("profile", () => {
    test("creating a profile twice makes one, with name and e-mail of the account", async () => {
      const person = await server().signUp("Sam Rivera");
      expect(await person.call("createUserProfile", null)).toEqual({ created: true });
      expect(await person.call("createUserProfile", null)).toEqual({ created: false });
      expect(await person.call("getUserProfile", null)).toMatchObject({
        basicInfo: { name: "Sam Rivera", email: person.email, country: null },
        financialGoal: { targetAmount: 1_000_000, targetYear: yearOf(dayInTimeZone(Date.now())) + 20 },
        revision: 1,
      });
    });

    test("a saved profile is read as it was saved, and keeps when it was made", async () => {
      const person = await server().signUp();
      await person.call("createUserProfile", null);
      const { createdAt } = await person.call("getUserProfile", null);
      const saved = await person.call("saveUserProfile", { profile });
      expect(saved).toMatchObject({ ...profile, createdAt, revision: 2 });
      expect(await person.call("getUserProfile", null)).toEqual(saved);
    });

    test("saving a section leaves the others as they are", async () => {
      const person = await server().signUp();
      await person.call("saveUserProfile", { profile });
      const goal = { ...profile.financialGoal, targetAmount: 2_000_000.5 };
      const saved = await person.call("updateUserProfileSection", { profileSection: "financialGoal", data: goal });
      expect(saved).toMatchObject({ ...profile, financialGoal: goal });
    });
  });

  describe("the past", () => {
    test("is empty at first, then holds the check-ins and the earlier figures that were told", async () => {
      const person = await server().signUp();
      expect(await person.call("getPast", null)).toMatchObject({ told: [], checkIns: [], revision: 0 });
      const financialInfo = { annualIncome: null, annualExpenses: null, currentSavings: null };
      const saved = await person.call("saveCheckIn", { financialInfo, assets: [ally], debts: [] });
      expect(saved).toMatchObject({ assets: [ally], debts: [], revision: 1, checkIn: { netWorth: 20_000 } });
      expect(await person.call("saveToldFigures", { told: [toldFund] })).toMatchObject({
        told: [toldFund],
        checkIns: [saved.checkIn],
        revision: 2,
      });
    });
  });

  describe("scenarios", () => {
    test("are kept under their names with the levers that make sense; one that was deleted comes back", async () => {
      const person = await server().signUp();
      expect(await person.call("getScenarios", null)).toMatchObject({ scenarios: [], revision: 0 });
      const other = { id: "s2", name: "A bolder mix", address: "?risk=aggressive&nonsense=1" };
      const kept = { ...other, address: "risk=aggressive" };
      const saved = await person.call("saveScenarios", { scenarios: [moreSaved, other], revision: 0 });
      expect(saved).toMatchObject({ scenarios: [moreSaved, kept], revision: 1 });
      await person.call("saveScenarios", { scenarios: [kept], revision: 1 });
      const stale = person.call("saveScenarios", { scenarios: [], revision: 1 });
      await expect(stale).rejects.toMatchObject({ code: "functions/aborted" });
      const [deleted] = (await person.call("getActivity", null)).changes;
      expect(deleted).toMatchObject({ summary: "Removed Save more", undoable: true });
      await person.call("undoAdvisorChange", { changeId: deleted?.changeId ?? "" });
      expect(await person.call("getScenarios", null)).toMatchObject({ scenarios: [moreSaved, kept] });
    });
  });

  describe("reminders", () => {
    test("are off at first, and turned on and off by themselves", async () => {
      const person = await server().signUp();
      expect(await person.call("getReminders", null)).toEqual({ calendarSince: null, mailSince: null });
      const { calendarKey, ...on } = await person.call("saveReminders", { calendar: "new", mail: true });
      expect(calendarKey).toMatch(/^[\w-]{43}$/);
      expect(await person.call("getReminders", null)).toEqual(on);
      const off = { calendarSince: null, mailSince: on.mailSince, calendarKey: null };
      expect(await person.call("saveReminders", { calendar: "off" })).toEqual(off);
    });
  });

  describe("financials", () => {
    test("before anything was entered, lists are null and net worth is 0", async () => {
      const person = await server().signUp();
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, debts: null, revision: 0 });
      expect(await person.call("getUserStats", null)).toEqual({
        netWorth: 0,
        financialInfo: { annualIncome: null, annualExpenses: null, currentSavings: null },
      });
    });

    test("saved financials are read to the cent and give the net worth", async () => {
      const person = await server().signUp();
      const financials = {
        financialInfo: { annualIncome: 85_000, annualExpenses: 50_400.25, currentSavings: null },
        assets: [{ ...ally, value: 20_000.1 }],
        debts: [visa],
      };
      expect(await person.call("saveUserFinancials", { financials })).toMatchObject({ ...financials, revision: 1 });
      expect(await person.call("getUserFinancials", null)).toMatchObject(financials);
      expect(await person.call("getUserStats", null)).toEqual({
        netWorth: 16_800.1,
        financialInfo: financials.financialInfo,
      });
    });

    test("an empty list is confirmed empty, not the same as never entered", async () => {
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "debts", data: [] });
      expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: null, debts: [] });
    });
  });

  describe("goals", () => {
    test("a goal is added, updated and deleted, and carries the server's own times", async () => {
      const person = await server().signUp();
      const added = await person.call("addIntermediateGoal", { goal: financialGoal() });
      const [goal] = added.intermediateGoals;
      expect(goal).toMatchObject({ id: "g1", title: "House", targetAmount: 20_000 });
      expect(Date.now() - Date.parse(goal?.createdAt ?? "")).toBeLessThan(60_000);
      expect(added.financialGoal.targetAmount).toBe(1_000_000);

      const updated = await person.call("updateIntermediateGoal", {
        goalId: "g1",
        updates: { currentAmount: 6_000, createdAt: "2000-01-01T00:00:00.000Z" },
      });
      expect(updated.intermediateGoals).toMatchObject([
        { title: "House", currentAmount: 6_000, createdAt: goal?.createdAt },
      ]);

      expect(await person.call("deleteIntermediateGoal", { goalId: "g1" })).toMatchObject({ intermediateGoals: [] });
    });

    test("what the advisor suggested is added up to its 15 goals, in two tabs at once too; a form adds more", async () => {
      const person = await server().signUp();
      const goals = Array.from({ length: 14 }, (_, at) => financialGoal({ id: `g${at}` }));
      await person.call("saveUserIntermediateGoals", { goals });
      const tabs = ["left", "right"].map((id) =>
        person.call("addIntermediateGoal", { goal: financialGoal({ id }), suggested: true }),
      );
      const answers = await Promise.allSettled(tabs);
      expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
        reason: {
          code: "functions/failed-precondition",
          details: { message: "The advisor keeps at most 15 goals, so this one was not added." },
        },
      });
      const stored = await person.call("addIntermediateGoal", { goal: financialGoal({ id: "own" }) });
      expect(stored.intermediateGoals).toHaveLength(16);
    });

    test("a whole list takes the place of the one that is there", async () => {
      const person = await server().signUp();
      await person.call("addIntermediateGoal", { goal: financialGoal() });
      const goals = [financialGoal({ id: "g2", title: "Car" })];
      const saved = await person.call("saveUserIntermediateGoals", { goals });
      expect(saved.intermediateGoals.map(({ id }) => id)).toEqual(["g2"]);
      expect(await person.call("getUserIntermediateGoals", null)).toEqual(saved);
    });
  });

  test("skills and interests are saved together and apart", async () => {
    const person = await server().signUp();
    await person.call("saveUserSkills", { skills: { skills: ["Sales", "sales "], interests: ["Art"] } });
    const saved = await person.call("updateUserSkillsSection", { section: "interests", data: ["Music"] });
    expect(saved.skillsAndInterests).toMatchObject({ skills: ["Sales"], interests: ["Music"] });
    expect(await person.call("getUserSkills", null)).toEqual(saved);
  });

  describe("the end of onboarding", () => {
    const skills = { skills: ["Sales"], interests: ["Art"] };

    test("stores profile, goals and skills as one change", async () => {
      const person = await server().signUp();
      await person.call("createUserProfile", null);
      const saved = await person.call("completeOnboarding", {
        profile,
        goals: [financialGoal()],
        skills,
        revisions: { profile: 1, goals: 0, skills: 0 },
      });
      expect(saved).toMatchObject({
        profile: { ...profile, revision: 2 },
        goals: { intermediateGoals: [{ title: "House" }], revision: 1 },
        skills: { skillsAndInterests: skills, revision: 1 },
      });
      expect(await person.call("getUserProfile", null)).toEqual(saved.profile);
      expect(await person.call("getUserIntermediateGoals", null)).toEqual(saved.goals);
      expect(await person.call("getUserSkills", null)).toEqual(saved.skills);
      const { changes } = await person.call("getActivity", null);
      // Nobody may find themselves back at the first step.
      expect(changes).toMatchObject([{ by: "you", undoable: false }]);
    });
  });

  describe("history", () => {
    test("every change is in the activity list, newest first, with who made it and what it was", async () => {
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      await person.call("handleSmartChatMessage", { message: "I owe 3,200 on a Visa", sessionId: "s1" });
      const { changes } = await person.call("getActivity", null);
      expect(changes).toMatchObject([
        {
          by: "advisor",
          summary: "Added Visa",
          undone: false,
          fields: [{ thing: "Visa", before: null, after: 3_200 }],
        },
        { by: "you", summary: "Added Ally savings", fields: [{ thing: "Ally savings", after: 20_000 }] },
      ]);
      const older = await person.call("getActivity", { before: changes[0]?.changeId });
      expect(older.changes).toEqual(changes.slice(1));
    });

    test("an advisor's change is undone once, and says so when asked again", async () => {
      const person = await server().signUp();
      const answer = await person.call("handleSmartChatMessage", { message: "I owe 3,200 on a Visa", sessionId: "s1" });
      const changeId = answer.data.changeId ?? "";
      expect(await person.call("undoAdvisorChange", { changeId })).toEqual({ undone: true, restored: ["financials"] });
      expect(await person.call("undoAdvisorChange", { changeId })).toEqual({ undone: false, restored: [] });
      expect(await person.call("getUserFinancials", null)).toMatchObject({ debts: null });
      const { changes } = await person.call("getActivity", null);
      expect(changes).toMatchObject([
        { by: "you", summary: "Undone: Added Visa", undone: false },
        { by: "advisor", summary: "Added Visa", undone: true },
      ]);
    });

    test("conversations are listed and read again", async () => {
      const person = await server().signUp();
      await person.call("handleSmartChatMessage", { message: "I owe 3,200 on a Visa", sessionId: "s1" });
      const { sessions } = await person.call("getChatSessions", null);
      expect(sessions).toMatchObject([{ sessionId: "s1", opening: "I owe 3,200 on a Visa", messageCount: 2 }]);
      const { messages } = await person.call("getChatMessages", { sessionId: "s1" });
      expect(messages).toMatchObject([{ sender: "user" }, { sender: "advisor", answer: { receipt: [{}] } }]);
    });

    test("a message that is still being written tells what it would change, and changes nothing", async () => {
      const person = await server().signUp();
      const preview = await person.call("previewMessage", { message: "I owe 3,200 on a Visa", sessionId: "s1" });
      expect(preview).toMatchObject({ state: "told", receipt: [{ thing: "Visa", after: 3_200 }], question: null });
      expect(await person.call("getUserFinancials", null)).toMatchObject({ debts: null, revision: 0 });
    });

    test("the last net worth of a day is kept", async () => {
      const person = await server().signUp();
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      await person.call("updateUserFinancialsSection", { section: "debts", data: [visa] });
      const { points } = await person.call("getNetWorthHistory", null);
      const today = dayInTimeZone(Date.now());
      expect(points).toEqual([{ date: today, netWorth: 16_800 }]);
      expect(await person.call("getNetWorthHistory", { from: addDays(today, 1) })).toEqual({
        points: [],
        checkedInOn: null,
      });
    });
  });

  describe("account", () => {
    test("the export holds everything about the person and nothing that signs in", async () => {
      const person = await server().signUp("Sam Rivera");
      await person.call("saveUserProfile", { profile });
      await person.call("handleSmartChatMessage", { message: "I owe 3,200 on a Visa", sessionId: "s1" });
      const data = await person.call("exportUserData", null);
      expect(data).toMatchObject({
        account: { userId: person.userId, name: "Sam Rivera", email: person.email },
        signIn: {
          twoStep: { isOn: false },
          passkeys: [],
          sessions: [{ device: "Unknown device", since: expect.stringMatching(/Z$/) }],
        },
        profile,
        financials: { debts: [visa] },
        changes: [{ by: "advisor" }, { by: "you" }],
        chatSessions: [{ sessionId: "s1", messages: [{ sender: "user" }, { sender: "advisor" }] }],
        netWorthHistory: [{ netWorth: -3_200 }],
      });
      expect(JSON.stringify(data)).not.toMatch(/password|token|argon2/i);
    });

    test("after cleaning up all is as it was at first, and the account stays", async () => {
      const person = await server().signUp();
      await person.call("saveUserProfile", { profile });
      await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
      expect(await person.call("cleanupUserData", null)).toEqual({ erased: true });
      expect(await person.call("getUserProfile", null)).toMatchObject({
        basicInfo: { name: "Sam Rivera" },
        revision: 0,
      });
      expect(await person.call("exportUserData", null)).toMatchObject({
        changes: [],
        chatSessions: [],
        netWorthHistory: [],
      });
    });

    test("a deleted account is gone with its token; the wrong password deletes nothing", async () => {
      const person = await server().signUp();
      await person.call("saveUserProfile", { profile });
      const wrong = person.call("deleteAccount", { password: "Wrong-1a" });
      await expect(wrong).rejects.toMatchObject({ code: "functions/permission-denied" });
      expect(await person.call("getUserProfile", null)).toMatchObject({ revision: 1 });
      expect(await person.call("deleteAccount", { password: person.password })).toEqual({ deleted: true });
      await expect(person.call("getUserProfile", null)).rejects.toMatchObject({ code: "functions/unauthenticated" });
    });
  });
});
