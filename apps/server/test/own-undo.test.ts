import { measureOf } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, profile, visa } from "./examples.ts";
import type { TestPerson } from "./test-person.ts";

describeEngines({}, (server) => {
  /** The changes, newest first. */
  const activity = async (person: TestPerson) => (await person.call("getActivity", null)).changes;
  const undoLast = async (person: TestPerson) => {
    const [last] = await activity(person);
    return person.call("undoAdvisorChange", { changeId: last?.changeId ?? "" });
  };

  test("a deleted asset, debt, goal and step come back to their places, around what was changed since", async () => {
    const person = await server().signUp();
    const house = { ...ally, id: "a2", name: "House" };
    const step = { title: "Choose", description: "", targetAmount: null, targetDate: null, completed: false };
    const steps = ["s1", "s2"].map((id, order) => ({ ...step, id, order }));
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally, house] });
    await person.call("updateUserFinancialsSection", { section: "debts", data: [visa] });
    const goal = { ...financialGoal(), ...measureOf("skill", {}), submilestones: steps };
    await person.call("addIntermediateGoal", { goal });

    await person.call("updateUserFinancialsSection", { section: "assets", data: [house] });
    const [deleted] = await activity(person);
    await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...house, value: 9 }] });
    await person.call("undoAdvisorChange", { changeId: deleted?.changeId ?? "" });
    expect((await person.call("getUserFinancials", null)).assets).toMatchObject([{ id: "a1" }, { id: "a2", value: 9 }]);

    await person.call("updateUserFinancialsSection", { section: "debts", data: [] });
    await undoLast(person);
    expect((await person.call("getUserFinancials", null)).debts).toMatchObject([visa]);

    await person.call("updateIntermediateGoal", { goalId: "g1", updates: { submilestones: steps.slice(1) } });
    await undoLast(person);
    await person.call("deleteIntermediateGoal", { goalId: "g1" });
    await undoLast(person);
    expect((await person.call("getUserIntermediateGoals", null)).intermediateGoals).toMatchObject([
      { id: "g1", submilestones: [{ id: "s1" }, { id: "s2" }] },
    ]);
  });

  test("is not offered, and is refused, where later edits would be lost", async () => {
    const person = await server().signUp();
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: 7 }] });
    const [newer, older] = await activity(person);
    expect([newer?.undoable, older?.undoable]).toEqual([true, false]);
    await expect(person.call("undoAdvisorChange", { changeId: older?.changeId ?? "" })).rejects.toMatchObject({
      code: "functions/failed-precondition",
      details: { message: "This can't be undone, since later edits would be lost: Ally savings." },
    });
  });

  test("never takes back what let the person in, but any later change of the profile", async () => {
    const person = await server().signUp();
    await person.call("saveUserProfile", { profile });
    expect(await activity(person)).toMatchObject([{ undoable: false }]);
    await expect(undoLast(person)).rejects.toMatchObject({
      code: "functions/failed-precondition",
      details: { message: expect.stringContaining("your profile would no longer be complete") },
    });
    await person.call("updateUserProfileSection", { profileSection: "educationHistory", data: [] });
    expect(await undoLast(person)).toEqual({ undone: true, restored: ["profile"] });
    expect(await person.call("getUserProfile", null)).toMatchObject({ educationHistory: profile.educationHistory });
  });
});
