import { expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { profile } from "./examples.ts";

const FIRST_WORDS =
  "I make 85k a year, spend about 4,200 a month, have 20k in an Ally savings account and a Vanguard 401k worth 63k, " +
  "and I owe 3,200 on a Visa at 24.9%.";

describeEngines({}, (server) => {
  test("a newcomer's money in their own words is stored in one step, and one undo takes all of it back", async () => {
    const person = await server().signUp();
    await person.call("saveUserProfile", { profile });
    const { data } = await person.call("handleSmartChatMessage", { message: FIRST_WORDS, sessionId: "s1" });
    const financials = await person.call("getUserFinancials", null);
    expect(financials.financialInfo).toEqual({ annualIncome: 85_000, annualExpenses: 50_400, currentSavings: null });
    expect(financials.assets).toMatchObject([
      { name: expect.stringMatching(/ally/i), type: "savings", value: 20_000 },
      { name: expect.stringMatching(/401k/i), type: "retirement", value: 63_000 },
    ]);
    expect(financials.debts).toMatchObject([{ name: "Visa", balance: 3_200, interestRate: 24.9 }]);
    expect((await person.call("getUserStats", null)).netWorth).toBe(79_800);
    expect(data.message).toContain("$79,800");
    expect(data.receipt).toHaveLength(5);

    await person.call("undoAdvisorChange", { changeId: data.changeId ?? "" });
    expect(await person.call("getUserFinancials", null)).toMatchObject({
      financialInfo: { annualIncome: null, annualExpenses: null },
      assets: null,
      debts: null,
    });
  });

  test("danger is answered before money: nothing is stored, what was asked is put aside, and it can be talked on from", async () => {
    const person = await server().signUp();
    await person.call("saveUserProfile", { profile });
    const say = (message: string) => person.call("handleSmartChatMessage", { message, sessionId: "s1" });
    await say(FIRST_WORDS);
    expect((await say("delete everything I own and owe")).data.needsClarification).toBe(true);
    const before = await person.call("getUserFinancials", null);
    const { data } = await say("paid 300 off the Visa, one less thing when i'm dead this week. i want to die");
    expect(data).toMatchObject({ care: true, needsClarification: false, isGoalSuggestion: false, changeId: null });
    expect(data.message).toMatch(/^I'm glad you told me/);
    expect((await say("yes")).data).toMatchObject({ care: true, changeId: null });
    expect(await person.call("getUserFinancials", null)).toEqual(before);
    const after = await say("Visa is 3,000 now");
    expect(after.data.care).toBeUndefined();
    expect(await person.call("getUserFinancials", null)).toMatchObject({ debts: [{ balance: 3_000 }] });
  });

  test("a plan names the debt, the months covered and the surplus, and stores nothing until asked to", async () => {
    const person = await server().signUp();
    const say = (message: string) => person.call("handleSmartChatMessage", { message, sessionId: "s1" });
    await say(FIRST_WORDS);
    const plan = await say("Make me a plan");
    expect(plan.message).toMatch(/Visa/);
    expect(plan.message).toMatch(/4\.8/);
    expect(plan.message).toMatch(/\$34,600/);
    expect(plan.data).toMatchObject({ isGoalSuggestion: true, changeId: null });
    expect((await person.call("getUserIntermediateGoals", null)).intermediateGoals).toEqual([]);

    await say("Add them all");
    const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
    expect(intermediateGoals.map(({ title }) => title)).toEqual(plan.data.goals.map(({ title }) => title));
    await say("undo that");
    expect((await person.call("getUserIntermediateGoals", null)).intermediateGoals).toEqual([]);
  });
});
