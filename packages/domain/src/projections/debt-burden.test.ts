import { expect, it } from "vitest";
import { assetShares, marketLoss } from "../asset-shares.ts";
import type { Asset, Debt } from "../financials.ts";
import { averageRate, debtBurden, homeEquity } from "./debt-burden.ts";
import { homeOutlook, homePriceFor, spareCash } from "./home-purchase.ts";
import { drawableWealth, inTodaysDollars, savingsForIncome, sustainableIncome } from "./withdrawal.ts";

const asset = (id: string, type: Asset["type"], value: number): Asset => ({
  id,
  name: id,
  type,
  value,
  description: "",
});
const debt = (id: string, type: Debt["type"], balance: number, interestRate: number | null): Debt => ({
  id,
  name: id,
  type,
  balance,
  interestRate,
  description: "",
});
const ASSETS = [
  asset("home", "real-estate", 300_000),
  asset("funds", "stocks", 60_000),
  asset("pension", "retirement", 40_000),
];
const DEBTS = [
  debt("mortgage", "mortgage", 240_000, 4),
  debt("visa", "credit-card", 10_000, 24),
  debt("friend", "other", 500, null),
];
const info = { annualIncome: 50_100, annualExpenses: null, currentSavings: null };

it("weighs debts against income and assets", () => {
  expect(debtBurden({ financialInfo: info, assets: ASSETS, debts: DEBTS })).toEqual({
    ofIncome: 500,
    ofAssets: 62.625,
  });
  expect(debtBurden({ financialInfo: { ...info, annualIncome: null }, assets: null, debts: null })).toEqual({
    ofIncome: null,
    ofAssets: null,
  });
});

it("averages the known rates by balance", () => {
  expect(averageRate(DEBTS)).toBeCloseTo(4.8, 10);
  expect(averageRate([debt("friend", "other", 500, null)])).toBeNull();
});

it("knows what a home is worth beyond its mortgage", () => {
  expect(homeEquity({ assets: ASSETS, debts: DEBTS })).toBe(60_000);
  expect(homeEquity({ assets: [], debts: DEBTS })).toBeNull();
});

it("spreads assets over types, and takes a fall of the markets from what is in them", () => {
  expect(assetShares(ASSETS).map(({ type, share }) => [type, share])).toEqual([
    ["real-estate", 75],
    ["stocks", 15],
    ["retirement", 10],
  ]);
  expect(assetShares(null)).toEqual([]);
  expect(marketLoss(ASSETS, 30)).toBe(30_000);
});

it("sizes a home by its down payment", () => {
  expect(homePriceFor(spareCash(72_600, 12_600))).toBe(300_000);
  expect(spareCash(5, 10)).toBe(0);
  const money = { liquid: 80_000, monthlyExpenses: 4_000, monthlySurplus: 1_000, income: 100_000 };
  expect(homeOutlook(400_000, money)).toMatchObject({
    downPayment: 80_000,
    yearsOfIncome: 4,
    outlook: { missing: 12_000, monthsToSave: 12 },
  });
});

it("applies the 4 percent rule both ways, and takes inflation out", () => {
  expect(sustainableIncome(1_000_000)).toBe(40_000);
  expect(sustainableIncome(-5)).toBe(0);
  expect(savingsForIncome(40_000)).toBe(1_000_000);
  expect(drawableWealth({ assets: ASSETS, debts: DEBTS }), "no home, and no mortgage").toBe(89_500);
  expect(drawableWealth({ assets: null, debts: DEBTS })).toBe(0);
  expect(inTodaysDollars(103, 3, 1)).toBeCloseTo(100, 10);
});
