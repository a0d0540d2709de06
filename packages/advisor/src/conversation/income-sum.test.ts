import { expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const BEFORE = documentsOf({
  state: { financialInfo: { annualIncome: 50_000, annualExpenses: 40_000, currentSavings: null } },
});

it.each([
  [
    "My pension went up. I now get 2,150 a month from it, and Social Security is 2,310 a month, and that is everything.",
    53_520,
  ],
  ["my pension pays 1,100 a month and social security is 1,900 a month", 36_000],
])("is all of it together, and nothing is said to be left out: %s", (message, income) => {
  const { documents, reply } = talk(BEFORE, [message]).at(-1) ?? { documents: BEFORE, reply: "" };
  expect(documents.financials.financialInfo?.annualIncome).toBe(income);
  expect(reply).not.toMatch(/noted nothing/);
});
