import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Ally account", type: "savings", value: 9_400 },
    { id: "a2", name: "Pontoon boat", type: "other", value: 14_000 },
  ],
  debts: [
    { id: "d1", name: "Amex", type: "credit-card", balance: 2_000, interestRate: 12 },
    { id: "d2", name: "Pontoon loan", type: "personal-loan", balance: 6_500, interestRate: 8 },
  ],
  goals: [],
};
const after = (...messages: string[]) => talk(documentsOf({ state: STATE }), messages).at(-1);

describe("a sale that is told after it was supposed", () => {
  it.each([
    [
      "If I sold the Pontoon boat for 12,000 and paid off its loan, what would be left over?",
      "no, I sold it for 12,500",
    ],
    ["Suppose I sell the Pontoon boat for 12,000 and clear the Amex. What is left in hand?", "I sold it for 11,800"],
  ])("takes the thing off, and no debt: %s", (supposed, told) => {
    const { financials } = after(supposed, told)?.documents ?? {};
    expect(financials?.assets?.map(({ id }) => id)).toEqual(["a1"]);
    expect(financials?.debts?.map(({ balance }) => balance)).toEqual([2_000, 6_500]);
  });
});

describe("a debt", () => {
  it("is never sold for a sum", () => {
    expect(after("What is the Amex at?", "I sold it for 1,900")?.wrote).toBe(false);
  });

  it("is still paid off", () => {
    expect(after("What is the Amex at?", "I paid it off")?.documents.financials.debts).toHaveLength(1);
  });
});
