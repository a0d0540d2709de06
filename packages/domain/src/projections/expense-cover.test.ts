import { expect, it } from "vitest";
import type { Asset } from "../financials.ts";
import { purchaseOutlook } from "./afford-purchase.ts";
import { compareBudget, fiftyThirtyTwenty } from "./budget.ts";
import { emergencyFund, expenseCover, liquidAssets, liquidTotal } from "./expense-cover.ts";

const asset = (name: string, type: Asset["type"], value: number): Asset => ({
  id: name,
  name,
  type,
  value,
  description: "",
});
const info = (annualIncome: number | null, annualExpenses: number | null, currentSavings: number | null = null) => ({
  annualIncome,
  annualExpenses,
  currentSavings,
});

it("counts savings and cash under another type, never a car or a pension", () => {
  const assets = [
    asset("Ally", "savings", 100),
    asset("Chase checking", "other", 10),
    asset("Car", "other", 5_000),
    asset("401k", "retirement", 5_000),
  ];
  expect(liquidAssets(assets).map(({ name }) => name)).toEqual(["Ally", "Chase checking"]);
  expect(liquidTotal({ assets, financialInfo: info(null, null, 7) })).toBe(110);
  expect(liquidTotal({ assets: [], financialInfo: info(null, null, 7) })).toBe(7);
});

it("covers 4.8 months with 20,000 at 50,400 a year", () => {
  expect(expenseCover(20_000, { annualExpenses: 50_400 })).toEqual({ kind: "months", months: 20_000 / 4_200 });
  expect(expenseCover(20_000, { annualExpenses: 0 })).toEqual({ kind: "endless" });
  expect(expenseCover(20_000, { annualExpenses: null })).toEqual({ kind: "unknown" });
});

it("knows the emergency fund and what is missing", () => {
  expect(emergencyFund(20_000, { annualExpenses: 50_400 })).toEqual({
    low: 12_600,
    high: 25_200,
    gapToLow: 0,
    gapToHigh: 5_200,
  });
  expect(emergencyFund(0, { annualExpenses: null })).toBeNull();
});

it("splits an income by 50/30/20 and compares", () => {
  expect(fiftyThirtyTwenty({ annualIncome: 60_000 })).toEqual({
    income: 5_000,
    needs: 2_500,
    wants: 1_500,
    savings: 1_000,
    spending: 4_000,
  });
  expect(compareBudget(info(60_000, 54_000))).toMatchObject({ spending: 4_500, saving: 500, spendingAbove: 500 });
  expect(compareBudget(info(0, 10))).toBeNull();
  expect(compareBudget(info(10, null))).toBeNull();
});

it("says what a purchase leaves and when it would be comfortable", () => {
  expect(purchaseOutlook(10_000, { liquid: 20_000, monthlyExpenses: 4_200, monthlySurplus: 1_300 })).toEqual({
    cashAfter: 10_000,
    monthsCoveredAfter: 10_000 / 4_200,
    comfortableCash: 22_600,
    missing: 2_600,
    monthsToSave: 2,
  });
  expect(purchaseOutlook(10, { liquid: 0, monthlyExpenses: null, monthlySurplus: null }).monthsToSave).toBeNull();
});
