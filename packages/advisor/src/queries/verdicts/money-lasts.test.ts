import { drawableWealth, sustainableIncome } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

function documentsWith(annualIncome: number) {
  return documentsOf({
    state: {
      financialInfo: { annualIncome, annualExpenses: 37_500, currentSavings: null },
      assets: [
        { id: "a1", name: "Passbook savings", type: "savings", value: 39_000 },
        { id: "a2", name: "Wellesley fund", type: "retirement", value: 188_000 },
      ],
      debts: [],
      goals: [],
    },
  });
}

function told(message: string, income = 43_200): string {
  const [turn] = talk(documentsWith(income), [message]);
  expect(turn?.wrote).toBe(false);
  return turn?.reply ?? "";
}

describe("whether the money lasts", () => {
  const yearly = sustainableIncome(drawableWealth(documentsWith(0).financials)).toLocaleString("en-US");

  test.each(["can I retire at 65?", "can I pack it in at 60?", "when can I stop working"])(
    "%j sets what could be drawn against what is spent, and takes no age for money",
    (message) => {
      expect(told(message)).toContain(`$${yearly} a year`);
      expect(told(message)).not.toMatch(/after \$6/);
    },
  );

  test.each([
    "I am 78 and my daughter worries I shall outlive my money. If nothing comes in but my pension and Social Security, should I worry?",
    "I am 78. Will my money last?",
  ])("%j is answered by what comes in and what is spent, without an alarm", (message) => {
    expect(told(message)).toContain("Yes, it lasts");
  });
});
