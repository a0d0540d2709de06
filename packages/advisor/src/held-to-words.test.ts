import { expect, it, test } from "vitest";
import { documentsOf } from "../testing/run-case.ts";
import { talk } from "../testing/talk.ts";

const SOMEONE = documentsOf({
  state: {
    financialInfo: { annualIncome: 72_000, annualExpenses: 48_000, currentSavings: null },
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 12_000 }],
    debts: [
      { id: "d1", name: "Visa", type: "credit-card", balance: 3_200, interestRate: 24.9 },
      { id: "d2", name: "Car loan", type: "car-loan", balance: 9_200, interestRate: 6.9 },
    ],
    goals: [
      {
        id: "g1",
        title: "Spa weekend",
        type: "financial",
        status: "In Progress",
        targetAmount: 900,
        currentAmount: 100,
      },
    ],
  },
});
const turn = (...messages: string[]) => talk(SOMEONE, messages).at(-1);
const info = (message: string) => turn(message)?.documents.financials.financialInfo;

it.each(["paid 60 with my card", "paid 60 by card for groceries", "paid 45 for a birthday card"])(
  "what a card pays for is no payment on it: %s",
  (message) => {
    expect(turn(message)?.documents.financials.debts?.[0]).toMatchObject({ balance: 3_200 });
  },
);

test("a yearly sum is turned to no other flow by a word beside it", () => {
  expect(info("my job pays 85000 a year before expenses")).toMatchObject({ annualExpenses: 48_000 });
  expect(info("we go through 50000 a year, most of my wages")).toMatchObject({ annualIncome: 72_000 });
});

it.each(["what am I supposed to do about my car loan?", "how much am i supposed to be saving each month"])(
  "a question of one's own is no question about the app: %s",
  (message) => {
    expect(turn(message)?.reply).not.toContain("I keep your figures up to date");
  },
);

it.each(["put 150 toward Spain", "saved 300 for Spain"])(
  "a goal that only sounds alike gets nothing: %s",
  (message) => {
    expect(turn(message)?.documents.goals.intermediateGoals[0]).toMatchObject({ currentAmount: 100 });
  },
);

test("what is put on a loan for something bought is no payment", () => {
  const { balance = 0 } = turn("put 500 of tires on the car loan")?.documents.financials.debts?.[1] ?? {};
  expect(balance).toBeGreaterThanOrEqual(9_200);
});

test("dots without end take no time", () => {
  const begun = performance.now();
  turn(`thanks${".".repeat(400)}`);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
