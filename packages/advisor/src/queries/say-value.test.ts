import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { documentsOf } from "../../testing/run-case.ts";

const goal = { type: "financial", status: "In Progress" };
const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [{ id: "a1", name: "Ally account", type: "savings", value: 9_400 }],
    debts: [
      { id: "d1", name: "Amex", type: "credit-card", balance: 2_000, interestRate: 21 },
      { id: "d2", name: "Ford loan", type: "car-loan", balance: 9_000, interestRate: 7 },
      { id: "d3", name: "Cabin mortgage", type: "mortgage", balance: 120_000, interestRate: 6 },
      { id: "d4", name: "Dental plan", type: "other", balance: 800, interestRate: 5 },
    ],
    goals: [
      { id: "g1", title: "Canoe", ...goal, targetAmount: 2_500, currentAmount: 1_900 },
      { id: "g2", title: "Kitchen", ...goal, targetAmount: 14_000, currentAmount: 2_000 },
    ],
  },
});
const answer = (message: string) => converse(documents, [message]).reply;

describe("how a figure is said", () => {
  it.each([
    ["What is half of my surplus?", "$500 a month, $6,000 a year"],
    ["what is a fifth of my income?", "$12,000 a year, $1,000 a month"],
  ])("a part of what comes by the year is said with its period: %s", (said, words) => {
    expect(answer(said)).toContain(words);
  });

  it("past the part of a goal that is asked for nothing is missing", () => {
    const reply = answer("How much more does the Canoe need to reach 60 percent?");
    expect(reply).toContain("Canoe is past that already, by $400");
    expect(reply).not.toContain("\u2212");
    expect(answer("How much more does the Kitchen need to reach 60 percent?")).toContain("$6,400");
  });

  it("a payment below the interest lets the debt grow", () => {
    const reply = answer("Of the next 450 on the Cabin mortgage, which part is interest?");
    expect(reply).toContain("$600 a month");
    expect(reply).toContain("$450 does not cover that: the debt grows by $150");
    expect(reply).not.toContain("\u2212");
  });

  it("the mean of the two in the middle is the median", () => {
    expect(answer("What is the median rate of my debts?")).toContain(
      "The median rate is 6.5%, half way between Cabin mortgage and Ford loan.",
    );
    expect(answer("What is the median of my balances?")).toMatch(/^The median is \$5,500/);
  });
});
