import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const SOMEONE = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Harbor savings", type: "savings", value: 5_000 },
      { id: "a2", name: "Pine checking", type: "savings", value: 1_200 },
    ],
    debts: [{ id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 }],
  },
});

test.each([
  ["paid 250 off the sears card, what's left on it?", "debts", 1_150, "$1,150"],
  ["i put 300 in harbor today, how much is in there now", "assets", 5_300, "$5,300"],
  ["moved 400 from harbor to pine, whats in harbor", "assets", 4_600, "$4,600"],
] as const)(
  "what was done is written once, and what is asked on it counts it once: %s",
  (said, side, amount, figure) => {
    const [turn] = talk(SOMEONE, [said]);
    const [entry] = turn?.documents.financials[side] ?? [];
    expect(entry && ("value" in entry ? entry.value : entry.balance)).toBe(amount);
    expect(turn?.reply).toContain(figure);
    expect(turn?.reply).not.toContain("Today it is");
  },
);

test("an income that is told beside a question is written", () => {
  const [turn] = talk(SOMEONE, ["new job, i make 6,500 a month now. what stays over each month?"]);
  expect(turn?.documents.financials.financialInfo.annualIncome).toBe(78_000);
  expect(turn?.reply).toContain("$2,500");
});

test.each([
  "put 200 to the sears card and 50 more, total still owed?",
  "if I paid 250 off the sears card, what's left on it?",
  "a neighbour wants my harbor savings book for 4,000, what would i pocket after the sears card",
  "someone offered 900 for the pine checking sign, how much over the sears is that",
])("what is only supposed is not written: %s", (said) => {
  expect(talk(SOMEONE, [said])[0]?.wrote).toBe(false);
});

test("a price that somebody names is only asked on", () => {
  const [turn] = talk(SOMEONE, ["a man gives 4,000 for the harbor passbook, how much is left after the sears card"]);
  expect(turn?.wrote).toBe(false);
});

test.each(["paid 300 on it", "sears card: 1,100"])(
  "what is told after an answer is no question that goes on from it: %s",
  (said) => {
    const turns = talk(SOMEONE, ["if I pay 300 off the sears card from harbor, what's left on it?", said]);
    expect(turns[1]?.documents.financials.debts?.[0]?.balance).toBe(1_100);
  },
);
