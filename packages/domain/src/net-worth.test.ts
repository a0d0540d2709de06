import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asset, debt, financials } from "../testing/arbitraries.ts";
import { netWorth, totalAssets, totalDebts } from "./net-worth.ts";

test("what was never entered and what there is none of count as nothing", () => {
  expect(netWorth({ assets: null, debts: null })).toBe(0);
  expect(netWorth({ assets: [], debts: [] })).toBe(0);
});

test("assets less debts, below zero where more is owed", () => {
  fc.assert(
    fc.property(asset, debt, (one, other) => {
      const worth = netWorth({ assets: [{ ...one, value: 0.3 }], debts: [{ ...other, balance: 1 }] });
      expect(worth).toBe(-0.7);
    }),
  );
});

test("an asset raises it by its value, a debt lowers it by its balance, exactly", () => {
  fc.assert(
    fc.property(financials, ({ assets, debts }) => {
      expect(netWorth({ assets, debts: null })).toBe(totalAssets(assets));
      expect(netWorth({ assets: null, debts })).toBe(totalDebts(debts) === 0 ? 0 : -totalDebts(debts));
      const cents = Math.round(totalAssets(assets) * 100) - Math.round(totalDebts(debts) * 100);
      expect(Math.round(netWorth({ assets, debts }) * 100)).toBe(cents);
    }),
  );
});
