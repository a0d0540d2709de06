import {
  ASSET_FIELDS,
  BASIC_INFO_FIELDS,
  DEBT_FIELDS,
  FINANCIAL_INFO_FIELDS,
  TARGET_FIELDS,
} from "@seven-figures/domain";
import { expect, test } from "vitest";
import { newerLines } from "./newer-lines.ts";

test("only what changed elsewhere is listed, with what it is now", () => {
  const info = { annualIncome: 90_000, annualExpenses: null, currentSavings: 5 };
  expect(newerLines(FINANCIAL_INFO_FIELDS, ["annualExpenses", "annualIncome"], info)).toEqual([
    "Annual Income: $90,000",
    "Annual Expenses: blank",
  ]);
});

test("what a form holds is shown as it is typed there", () => {
  const debt = { name: "Visa", type: "credit-card", balance: "3,200", interestRate: "", description: "" };
  expect(newerLines(DEBT_FIELDS, ["balance", "interestRate", "type"], debt)).toEqual([
    "Type: Credit card",
    "Balance: $3,200",
    "Interest rate: blank",
  ]);
  const asset = { name: "Flat", type: "real-estate", value: "90,000", description: "Town" };
  expect(newerLines(ASSET_FIELDS, ["name", "type", "description", "id"], asset)).toEqual([
    "Name: Flat",
    "Type: Real estate",
    "Description: Town",
  ]);
});

test("options are told by their labels", () => {
  const target = {
    targetAmount: 1_000_000,
    targetYear: 2040,
    timeframe: null,
    riskTolerance: "moderate",
    primaryStrategy: "real-estate",
  };
  expect(newerLines(TARGET_FIELDS, Object.keys(target), target)).toEqual([
    "Target amount: $1,000,000",
    "Target year: 2040",
    "Timeframe: blank",
    "Risk tolerance: Moderate",
    "Primary strategy: Real estate",
  ]);
  expect(
    newerLines(BASIC_INFO_FIELDS, ["country", "employmentStatus"], { country: "NO", employmentStatus: null }),
  ).toEqual(["Country: Norway (NOK)", "Employment status: blank"]);
});
