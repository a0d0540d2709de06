import { describe, expect, test } from "vitest";
import { formErrors } from "../../testing/form-errors.ts";
import { check } from "../field-rules.ts";
import { assetForm, debtForm, financialInfoForm } from "./financial-forms.ts";

describe("asset dialog", () => {
  const asset = { name: "Ally savings", type: "savings", value: "20,000", description: "" };

  test("gives the fields of an asset", () => {
    expect(check(assetForm, asset)).toEqual({ value: { ...asset, value: 20_000 } });
  });

  test.each(["", "   "])("a name of %j", (name) => {
    expect(formErrors(assetForm, { ...asset, name })).toEqual({ name: "Asset name is required" });
  });

  test.each([
    ["", "Asset value is required"],
    ["  ", "Asset value is required"],
    ["lots", "Asset value must be a valid number"],
    ["0", "Asset value must be greater than $0"],
    ["-5", "Asset value must be greater than $0"],
    ["2,000b", "Asset value cannot be more than $1,000,000,000,000"],
  ])("a value of %j", (value, message) => {
    expect(formErrors(assetForm, { ...asset, value })).toEqual({ value: message });
  });
});

describe("debt dialog", () => {
  const debt = { name: "Visa", type: "credit-card", balance: "3200", interestRate: "24.9", description: "" };

  test("gives the fields of a debt; the rate may be left out", () => {
    expect(check(debtForm, debt)).toEqual({ value: { ...debt, balance: 3_200, interestRate: 24.9 } });
    expect(check(debtForm, { ...debt, interestRate: " " })).toMatchObject({ value: { interestRate: null } });
    expect(check(debtForm, { ...debt, interestRate: "0" })).toMatchObject({ value: { interestRate: 0 } });
  });

  test("without a name", () => {
    expect(formErrors(debtForm, { ...debt, name: "" })).toEqual({ name: "Debt name is required" });
  });

  test.each([
    ["", "Debt balance is required"],
    ["some", "Debt balance must be a valid number"],
    ["0", "Debt balance must be greater than $0"],
  ])("a balance of %j", (balance, message) => {
    expect(formErrors(debtForm, { ...debt, balance })).toEqual({ balance: message });
  });

  test.each([
    ["-1", "Interest rate cannot be negative"],
    ["100.5", "Interest rate cannot be greater than 100%"],
    ["high", "Interest rate must be a valid number"],
  ])("a rate of %j", (interestRate, message) => {
    expect(formErrors(debtForm, { ...debt, interestRate })).toEqual({ interestRate: message });
  });
});

describe("income and expenses", () => {
  test("blank becomes null, 0 stays 0", () => {
    expect(check(financialInfoForm, { annualIncome: "85k", annualExpenses: "", currentSavings: "0" })).toEqual({
      value: { annualIncome: 85_000, annualExpenses: null, currentSavings: 0 },
    });
  });

  test("each is checked under its own label", () => {
    expect(formErrors(financialInfoForm, { annualIncome: "-1", annualExpenses: "x", currentSavings: "-0.01" })).toEqual(
      {
        annualIncome: "Annual Income cannot be negative",
        annualExpenses: "Annual Expenses must be a valid number",
        currentSavings: "Current Savings cannot be negative",
      },
    );
  });
});
