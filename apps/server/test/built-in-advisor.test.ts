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
