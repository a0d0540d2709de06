import fc from "fast-check";
import { expect, it } from "vitest";
import type { Debt } from "../financials.ts";
import { inPayoffOrder, payOffDebts, yearlyInterest } from "./pay-off-debts.ts";

const debt = (id: string, balance: number, interestRate: number | null): Debt => ({
  id,
  name: id,
  type: "credit-card",
  balance,
  interestRate,
  description: "",
});
const THREE = [debt("store", 1_000, 9), debt("visa", 6_000, 24.9), debt("amex", 3_000, 19.9)];

it("pays the highest rate first, or the smallest balance first", () => {
  expect(inPayoffOrder(THREE, "avalanche").map(({ id }) => id)).toEqual(["visa", "amex", "store"]);
  expect(inPayoffOrder(THREE, "snowball").map(({ id }) => id)).toEqual(["store", "amex", "visa"]);
  expect(inPayoffOrder([debt("unknown", 1, null), debt("free", 2, 0)], "avalanche").map(({ id }) => id)).toEqual([
    "free",
    "unknown",
  ]);
});

it("clears one debt as its amortisation does", () => {
  expect(payOffDebts([debt("visa", 3_200, 24.9)], 2_883.33, "avalanche")).toMatchObject({
    kind: "paid-off",
    months: 2,
    cleared: [{ id: "visa", month: 2 }],
  });
});

it("says what is needed where the amount doesn't cover the smallest payments", () => {
  expect(payOffDebts(THREE, 50, "avalanche")).toEqual({ kind: "too-little", needed: 281.75 });
  expect(payOffDebts([], 0, "snowball")).toEqual({ kind: "paid-off", months: 0, interest: 0, cleared: [] });
});

it("costs no more interest by avalanche than by snowball, and clears every debt", () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 100, max: 40_000 }), fc.integer({ min: 0, max: 35 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(some, fc.integer({ min: 100, max: 5_000 }), (list, extra) => {
      const debts = list.map(([balance, rate], at) => debt(`d${at}`, balance, rate));
      const monthly = debts.reduce((sum, { balance }) => sum + balance * 0.04, 0) + extra;
      const [avalanche, snowball] = [payOffDebts(debts, monthly, "avalanche"), payOffDebts(debts, monthly, "snowball")];
      if (avalanche.kind !== "paid-off" || snowball.kind !== "paid-off") throw new Error("not paid off");
      expect(avalanche.interest).toBeLessThanOrEqual(snowball.interest + 1);
      expect(avalanche.cleared).toHaveLength(debts.length);
    }),
    { numRuns: 60 },
  );
});

it("knows what a debt costs in a year, or that it can't", () => {
  expect(yearlyInterest({ balance: 3_200, interestRate: 24.9 })).toBe(796.8);
  expect(yearlyInterest({ balance: 3_200, interestRate: null })).toBeNull();
});
