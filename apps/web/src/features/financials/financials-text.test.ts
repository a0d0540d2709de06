import { expect, test } from "vitest";
import { cashFlowText } from "./cash-flow-text.ts";
import { toInfoForm } from "./info-form-values.ts";

test("the year's cash flow is told by the month, and never as a reproach", () => {
  expect(cashFlowText(28_800)).toBe(
    "That is $2,400 a month that can work for your goals. 20% and above counts as excellent, 10% as good.",
  );
  expect(cashFlowText(-15_000)).toContain("That is $1,250 a month more than you earn.");
  expect(cashFlowText(0)).toContain("covers your expenses exactly");
  expect(cashFlowText(null)).toBe("Enter your income and expenses to see what is left for your goals.");
});

test("amounts that were not entered are blank in the form", () => {
  expect(toInfoForm({ annualIncome: 85_000, annualExpenses: 0, currentSavings: null })).toEqual({
    annualIncome: "85,000",
    annualExpenses: "0",
    currentSavings: "",
  });
});
