import * as fc from "fast-check";
import { expect, test } from "vitest";
import { financials } from "../testing/arbitraries.ts";
import { type CheckInEdits, hasNoAmounts, seenBy, withEdits } from "./check-in-edits.ts";

const NONE: CheckInEdits = { amounts: {}, closed: [], addedAssets: [], addedDebts: [], info: {}, seen: {} };
const ally = { id: "a1", name: "Ally", type: "savings", value: 500, description: "at work" } as const;
const visa = {
  id: "a1",
  name: "Visa",
  type: "credit-card",
  balance: 90,
  interestRate: 20,
  description: "",
} as const;
const stored = {
  financialInfo: { annualIncome: 85_000, annualExpenses: null, currentSavings: 7 },
  assets: [ally],
  debts: [visa],
};

test("without edits everything stays as it is stored", () => {
  fc.assert(
    fc.property(financials, ({ financialInfo, assets, debts }) => {
      expect(withEdits({ financialInfo, assets, debts }, NONE)).toEqual({ financialInfo, assets, debts });
    }),
  );
});

test("an asset and a debt of the same id are told apart, and what was not touched of an entry stays", () => {
  expect(withEdits(stored, { ...NONE, amounts: { "assets.a1": 600 } })).toEqual({
    ...stored,
    assets: [{ ...ally, value: 600 }],
  });
  expect(withEdits(stored, { ...NONE, closed: ["debts.a1"], info: { annualExpenses: 50_000 } })).toEqual({
    financialInfo: { annualIncome: 85_000, annualExpenses: 50_000, currentSavings: 7 },
    assets: [ally],
    debts: [],
  });
});

test("what is added begins a list that was never entered", () => {
  const empty = { ...stored, assets: null, debts: null };
  expect(withEdits(empty, { ...NONE, addedAssets: [ally] })).toMatchObject({ assets: [ally], debts: null });
});

test("what was seen is told from what is stored now, gone entries as null", () => {
  const seen = { "assets.a1": 500, "debts.gone": 3, annualExpenses: null };
  expect(seenBy({ seen }, stored)).toEqual({ "assets.a1": 500, "debts.gone": null, annualExpenses: null });
});

test("there is nothing to keep without an entry, income and spending, and something with any of them", () => {
  const financialInfo = { annualIncome: null, annualExpenses: null, currentSavings: 500 };
  const empty = { financialInfo, assets: null, debts: [] };
  expect(hasNoAmounts(empty)).toBe(true);
  expect(hasNoAmounts({ ...empty, assets: [ally] })).toBe(false);
  expect(hasNoAmounts({ ...empty, financialInfo: { ...financialInfo, annualIncome: 0 } })).toBe(false);
});
