import * as fc from "fast-check";
import { expect, test } from "vitest";
import { amount, positiveAmount } from "../testing/arbitraries.ts";
import { monthlyTarget, progressBand, targetProgress, targetStatus, yearsRemaining } from "./target-progress.ts";

const MILLION = 1_000_000;

test.each([
  [79_800, 7.98, 920_200, 79_800],
  [0, 0, 1_000_000, 0],
  [-20_000, 0, 1_020_000, 0],
  [1_000_000, 100, 0, 1_000_000],
  [2_500_000, 100, 0, 2_500_000],
])("a net worth of %d on the way to a million", (netWorth, percent, remaining, progressMade) => {
  const progress = targetProgress(netWorth, MILLION);
  expect(progress.percent).toBeCloseTo(percent, 10);
  expect(progress).toMatchObject({ remaining, progressMade });
});

test("progress never leaves 0 to 100, and nothing is left exactly where the target is reached", () => {
  fc.assert(
    fc.property(amount, fc.boolean(), positiveAmount, (size, negative, target) => {
      const netWorth = negative ? -size : size;
      const { percent, remaining } = targetProgress(netWorth, target);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(remaining === 0).toBe(netWorth >= target);
      expect(percent === 100).toBe(netWorth >= target);
    }),
  );
});

test("a target of nothing makes no NaN", () => {
  expect(targetProgress(100, 0)).toEqual({ percent: 0, remaining: 0, progressMade: 100 });
});

test("years remaining are whole years, never below 0", () => {
  expect(yearsRemaining(2046, "2026-11-20")).toBe(20);
  expect(yearsRemaining(2026, "2026-11-20")).toBe(0);
  expect(yearsRemaining(2020, "2026-11-20")).toBe(0);
});

test.each([
  [79_800, MILLION, 20, 3_834.17],
  [0, 1_200, 10, 10],
  [-12_000, MILLION, 1, 84_333.33],
  [0, MILLION, 0, 0],
  [0, MILLION, -1, 0],
  [2 * MILLION, MILLION, 20, 0],
])("from %d to %d in %d years takes %d a month", (netWorth, target, years, expected) => {
  expect(monthlyTarget(netWorth, target, years)).toBe(expected);
});

test.each([
  [100, "Achieved", "success"],
  [99.9, "On Track", "primary"],
  [75, "On Track", "primary"],
  [74.9, "Making Progress", "accent"],
  [50, "Making Progress", "accent"],
  [49.9, "Getting Started", "secondary"],
  [25, "Getting Started", "secondary"],
  [24.9, "Just Starting", "neutral"],
  [0, "Just Starting", "neutral"],
])("at %d percent the badge says %s", (percent, status, tone) => {
  expect(targetStatus(percent)).toEqual({ status, tone });
});

test.each([
  [0, "none"],
  [0.01, "started"],
  [25, "quarter"],
  [50, "half"],
  [75, "three-quarters"],
  [99.99, "three-quarters"],
  [100, "reached"],
])("at %d percent the band is %s", (percent, band) => {
  expect(progressBand(percent)).toBe(band);
});
