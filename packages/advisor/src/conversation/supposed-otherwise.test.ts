import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 90_000, annualExpenses: 66_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Lakeview cottage", type: "real-estate", value: 310_000 },
      { id: "a2", name: "Maple Avenue condo", type: "real-estate", value: 205_000 },
      { id: "a3", name: "Ally savings", type: "savings", value: 18_000 },
      { id: "a4", name: "Schwab brokerage", type: "stocks", value: 44_000 },
    ],
    debts: [
      { id: "d1", name: "Lakeview mortgage", type: "mortgage", balance: 190_000, interestRate: 4.1 },
      { id: "d2", name: "Maple condo mortgage", type: "mortgage", balance: 120_000, interestRate: 6.2 },
      { id: "d3", name: "Citi Visa", type: "credit-card", balance: 3_200, interestRate: 24.9 },
      { id: "d4", name: "Wells Fargo card", type: "credit-card", balance: 5_100, interestRate: 19.9 },
    ],
    goals: [],
  },
});

describe("what was supposed is put right, and nothing is written", () => {
  test.each([
    [
      "If I sold the condo for 2,100 and paid off what I owe on it, what would I walk away with?",
      "No, I meant 210 thousand. Just the condo mortgage paid off.",
      /\*\*\$90,000\*\*/,
    ],
    ["if I pay 200 a month on the citi visa how long does it take", "sorry, 260", /15 months/],
    [
      "if I pay 260 a month on the citi visa how long does it take",
      "no I meant the wells fargo card",
      /Wells Fargo card is gone in \*\*24/,
    ],
    [
      "suppose I put 3,000 from ally savings on the citi visa, what would I owe on it?",
      "no wait, 2,000 not 3,000",
      /\*\*\$1,200\*\*/,
    ],
    [
      "schwab with 300 a month for 10 years, what will it be worth?",
      "I meant 15 years",
      /\*\*\$191,522\*\* in 15 years/,
    ],
    [
      "schwab with 300 a month for 10 years, what will it be worth?",
      "hm and if it only grows 4 percent?",
      /at 4% a year/,
    ],
    ["If I pay 900 a month toward the condo mortgage, when is it gone?", "actually make that 1,200", /142 months/],
  ])("%j, %j", (asked, righted, answer) => {
    const [, turn] = talk(DOCUMENTS, [asked, righted]);
    expect(turn?.reply).toMatch(answer);
    expect(turn?.wrote).toBe(false);
  });

  test.each([
    "actually the citi visa is at 2,900 now",
    "no, I paid 300 on it yesterday",
    "no, I mean I paid 300 on the citi visa",
  ])("%j is told", (told) => {
    const [, turn] = talk(DOCUMENTS, ["if I pay 200 a month on the citi visa how long does it take", told]);
    expect(turn?.documents.financials.debts?.find(({ id }) => id === "d3")?.balance).toBe(2_900);
  });
});
