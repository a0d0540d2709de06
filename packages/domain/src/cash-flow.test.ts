import { expect, test } from "vitest";
import { annualCashFlow, savingsRate, savingsRateBand } from "./cash-flow.ts";

test.each([
  [85_000, 50_400, 34_600],
  [50_000.1, 50_000.3, -0.2],
  [85_000, null, 85_000],
  [null, 20_000, -20_000],
  [0, 0, 0],
  [null, null, null],
])("income %s and expenses %s leave %s a year", (annualIncome, annualExpenses, expected) => {
  expect(annualCashFlow({ annualIncome, annualExpenses })).toBe(expected);
});

test("the savings rate is the cash flow in percent of income, unknown without one", () => {
  expect(savingsRate({ annualIncome: 85_000, annualExpenses: 50_400 })).toBeCloseTo(40.70588, 5);
  expect(savingsRate({ annualIncome: 40_000, annualExpenses: 50_000 })).toBe(-25);
  expect(savingsRate({ annualIncome: 0, annualExpenses: 100 })).toBeNull();
  expect(savingsRate({ annualIncome: null, annualExpenses: 100 })).toBeNull();
});

test.each([
  [20, "excellent"],
  [19.99, "good"],
  [10, "good"],
  [9.99, "poor"],
  [0, "poor"],
  [-40, "poor"],
])("a rate of %d percent is %s", (rate, band) => {
  expect(savingsRateBand(rate)).toBe(band);
});
