import { expect, it } from "vitest";
import { last } from "../../testing/somebody.ts";

it.each<[string, number]>([
  ["on top", 74_400],
  ["that's all", 2_400],
  ["not on top", 72_000],
  ["not all", 72_000],
  ["actually 300", 72_000],
])("takes an answer for what it says: %s", (answer, income) => {
  const { documents } = last("I get 200 a month from my parents", answer);
  expect(documents.financials.financialInfo.annualIncome).toBe(income);
});
