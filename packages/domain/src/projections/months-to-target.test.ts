import fc from "fast-check";
import { expect, it } from "vitest";
import { futureValue } from "./future-value.ts";
import { type MonthsTo, monthsToTarget } from "./months-to-target.ts";

const amount = fc.integer({ min: -500_000, max: 5_000_000 });
const monthly = fc.integer({ min: 1, max: 50_000 });
const annualReturn = fc.double({ min: 0, max: 15, noNaN: true });

function months(time: MonthsTo): number {
  if (time.kind === "in") return time.months;
  return time.kind === "reached" ? 0 : Number.POSITIVE_INFINITY;
}

it.each([
  [0, 475.0],
  [5, 249.37],
  [7, 214.59],
])("takes 50,000 and 2,000 a month at %d percent to a million in %d months", (rate, expected) => {
  const time = monthsToTarget({ from: 50_000, monthly: 2_000, annualReturn: rate }, 1_000_000);
  expect(months(time)).toBeCloseTo(expected, 2);
});

it("tells reached, never and some months apart", () => {
  const at = (from: number, saved: number, rate: number) =>
    monthsToTarget({ from, monthly: saved, annualReturn: rate }, 1_000);
  expect(at(1_000, 0, 0)).toEqual({ kind: "reached" });
  expect(at(0, 0, 7)).toEqual({ kind: "never" });
  expect(at(-5, 0, 7)).toEqual({ kind: "never" });
  expect(at(500, 0, 0)).toEqual({ kind: "never" });
  expect(at(500, -10, 7)).toEqual({ kind: "never" });
  expect(at(-100, 100, 0)).toEqual({ kind: "in", months: 11 });
});

it("is plain division at a rate of zero", () => {
  fc.assert(
    fc.property(amount, monthly, amount, (from, saved, target) => {
      fc.pre(target > from);
      const time = months(monthsToTarget({ from, monthly: saved, annualReturn: 0 }, target));
      expect(time).toBeCloseTo((target - from) / saved, 6);
    }),
  );
});

it("is never later when more is saved", () => {
  fc.assert(
    fc.property(amount, monthly, monthly, annualReturn, (from, saved, more, rate) => {
      const path = { from, monthly: saved, annualReturn: rate };
      const later = months(monthsToTarget(path, 1_000_000));
      const sooner = months(monthsToTarget({ ...path, monthly: saved + more }, 1_000_000));
      expect(sooner).toBeLessThanOrEqual(later + 1e-9);
    }),
  );
});

it("undoes the future value", () => {
  fc.assert(
    fc.property(amount, monthly, annualReturn, fc.integer({ min: 1, max: 600 }), (from, saved, rate, ahead) => {
      const path = { from, monthly: saved, annualReturn: rate };
      expect(months(monthsToTarget(path, futureValue(path, ahead)))).toBeCloseTo(ahead, 3);
    }),
  );
});

it("is never NaN", () => {
  const wild = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(wild, wild, fc.double({ min: -100, max: 100, noNaN: true }), wild, (from, saved, rate, target) => {
      const path = { from, monthly: saved, annualReturn: rate };
      const time = monthsToTarget(path, target);
      if (time.kind === "in") expect(time.months).toBeGreaterThanOrEqual(0);
      expect(futureValue(path, 120)).not.toBeNaN();
    }),
  );
});
