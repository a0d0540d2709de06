import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 96_000, annualExpenses: 78_000, currentSavings: null },
    assets: [{ id: "a1", name: "Harbor savings", type: "savings", value: 18_000 }],
    debts: [
      { id: "d1", name: "Citi Visa", type: "credit-card", balance: 3_200, interestRate: 24.9 },
      { id: "d2", name: "Home Depot card", type: "credit-card", balance: 2_300, interestRate: 28.9 },
    ],
    goals: [
      {
        id: "g1",
        title: "Emergency fund",
        type: "financial",
        targetAmount: 20_000,
        currentAmount: 8_000,
        status: "In Progress",
        submilestones: [],
      },
    ],
  },
});

const lastOf = (...messages: string[]) => talk(DOCUMENTS, messages).at(-1);

describe("what follows on advice goes on from it", () => {
  test.each([
    ["would a balance transfer card be smart for me?", "whats the catch", /rate jumps/],
    ["how does a high yield savings account work", "ok, any downsides?", /rate can change/],
    ["what are index funds", "hm what could go wrong with it?", /can fall/],
    ["should I consolidate my cards with a personal loan?", "is there a catch?", /sued/],
    ["which card should i kill first?", "why tho? visa is the bigger one", /because of the rate/],
  ])("%j, %j", (asked, next, answer) => expect(lastOf(asked, next)?.reply).toMatch(answer));

  test("of the app it is the app's", () => expect(lastOf("whats the catch")?.reply).toContain("testing phase"));
});

describe("a choice between debts and saving", () => {
  test("of several cards or a fund is none among the cards", () =>
    expect(lastOf("so should i do the cards first or finish the emergency fund, honest opinion")?.reply).toMatch(
      /Home Depot card and \*?\*?Citi Visa|Citi Visa and \*?\*?Home Depot card/,
    ));
  test.each([
    "i got 3000 from a big job. should i pay home depot or put in the savings for house?",
    "We received 3,000 as a tax refund, should it go on the home depot card or into savings?",
    "my bonus of 3000 came in. better to clear the home depot or save it?",
  ])("%j is answered beside money that came in, and nothing is written", (message) => {
    const turn = lastOf(message);
    expect(turn?.reply).toMatch(/Home Depot card.* first.*clears .*Home Depot card.* leaves \$700/s);
    expect(turn?.wrote).toBe(false);
  });
});
