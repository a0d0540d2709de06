import { futureValue } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 34_800, annualExpenses: 29_400, currentSavings: null },
    assets: [
      { id: "etf", name: "MSCI World ETF", type: "stocks", value: 8_200 },
      { id: "cash", name: "ING Tagesgeld", type: "savings", value: 14_800 },
      { id: "coins", name: "Coin collection", type: "other", value: 4_000 },
    ],
    debts: [{ id: "loan", name: "Ratenkredit", type: "personal-loan", balance: 5_000, interestRate: 6 }],
    goals: [],
  },
});

function told(message: string): string {
  const [turn] = talk(DOCUMENTS, [message]);
  expect(turn?.wrote).toBe(false);
  return turn?.reply ?? "";
}

describe("what one asset will be worth", () => {
  test.each([
    ["What will the ETF be worth in ten years when I put 100 every month?", 100, 6, 120],
    ["whats my etf look like in 5 years if I keep putting 250 a month in", 250, 6, 60],
    ["how much will the ETF be worth in 3 years at 4% if I put 50 a month in?", 50, 4, 36],
  ])("%j is the future value of it and of what is put in", (message, monthly, annualReturn, months) => {
    const then = Math.round(futureValue({ from: 8_200, monthly, annualReturn }, months));
    expect(told(message)).toContain(`$${then.toLocaleString("en-US")}`);
  });

  test("is what it is where nothing tells how such things grow", () => {
    expect(told("what will the coin collection be worth in 5 years if I add 20 a month?")).toContain(
      "I suppose no growth",
    );
  });

  test("is not told of a debt", () => {
    expect(told("what will the Ratenkredit look like in 2 years?")).not.toContain("has grown");
  });
});
