import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { type Case, documentsOf } from "../../testing/run-case.ts";

const owed = (...rates: number[]): Case["state"] => ({
  debts: rates.map((interestRate, at) => ({
    id: `d${at}`,
    name: ["Amex", "Ford loan", "Sofa plan"][at] ?? "Other",
    type: "other",
    balance: 900 + at * 100,
    interestRate,
  })),
});
const answer = (said: string, state: Case["state"]) => converse(documentsOf({ state }), [said]).reply;

describe("debts without interest", () => {
  it.each([
    "How many of my loans are interest-free?",
    "Which of the things I owe carry 0% interest?",
    "what debts charge no interest",
  ])("are none where each of them costs some: %s", (said) => {
    expect(answer(said, owed(21, 6))).toMatch(/^None: none of your debts is on record at 0%\.$/);
  });

  it("are counted and named where there are some", () => {
    expect(answer("How many of my loans are interest-free?", owed(21, 6, 0))).toContain("That is 1");
    expect(answer("which of my debts charge no interest?", owed(21, 6, 0))).toContain("Sofa plan: $1,100");
  });
});
