import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { documentsOf } from "../../testing/run-case.ts";

const documents = documentsOf({
  state: { financialInfo: { annualIncome: 78_000, annualExpenses: 52_000, currentSavings: null }, goals: [] },
});

describe("pay or spending held against an amount with a period", () => {
  it.each([
    ["How many times does my monthly income cover 250 a week?", "Your income a week is 6 times $250"],
    ["How many times does my income cover 1,300 a month?", "Your income a month is 5 times $1,300"],
  ])("is taken by that period: %s", (said, words) => {
    expect(converse(documents, [said]).reply).toContain(words);
  });
});
