import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { type Case, documentsOf } from "../../testing/run-case.ts";

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Ally account", type: "savings", value: 9_000 },
    { id: "a2", name: "Hilux", type: "other", value: 14_000 },
  ],
  debts: [
    { id: "d1", name: "Amex", type: "credit-card", balance: 2_000, interestRate: 12 },
    { id: "d2", name: "Hilux loan", type: "car-loan", balance: 6_000, interestRate: 8 },
  ],
  goals: [],
};
const answer = (message: string) => converse(documentsOf({ state: STATE }), [message]);

describe("a debt that is supposed to be taken", () => {
  it.each([
    ["If I took out a car loan of 4,000, what would my net worth be?", "Your net worth is $11,000"],
    ["What would I owe altogether if I got another loan of 2,500?", "Everything you owe comes to $10,500"],
    ["If I took a student loan of 5,000 and another loan of 1,500, what would I owe in all?", "comes to $14,500"],
    ["If I borrow 2,000 for a van and another 1,000 for a trailer, what would I owe in all?", "comes to $11,000"],
    ["If I got another loan of 5,000 at 6 percent, how much interest a year would I pay?", "$1,020 of interest"],
  ])("stands beside those that are stored: %s", (said, words) => {
    const { reply, stored } = answer(said);
    expect(reply).toContain(words);
    expect(reply).not.toMatch(/(?:Hilux loan|Hilux|Amex) would stand/);
    expect(stored).toBe(0);
  });

  it("is no new one where more is borrowed on one that is stored", () => {
    expect(answer("If I borrowed 300 more on the Amex, what would I owe on it?").reply).toContain("Amex is at $2,300");
  });
});
