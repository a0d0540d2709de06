import * as fc from "fast-check";
import { expect, test } from "vitest";
import { positiveAmount } from "../testing/arbitraries.ts";
import { milestones, nextMilestone } from "./milestones.ts";

const MILLION = 1_000_000;

test("a million has its milestones at 1, 5, 10, 25, 50, 75 and 100 percent", () => {
  expect(milestones(0, MILLION).map(({ amount }) => amount)).toEqual([
    10_000, 50_000, 100_000, 250_000, 500_000, 750_000, 1_000_000,
  ]);
});

test("amounts are rounded", () => {
  expect(milestones(0, 1_234).map(({ amount }) => amount)).toEqual([12, 62, 123, 309, 617, 926, 1_234]);
});

test.each([
  [0, 10_000, 0],
  [-5_000, 10_000, 0],
  [5_000, 10_000, 50],
  [10_000, 50_000, 0],
  [79_800, 100_000, 59.6],
  [999_999.99, 1_000_000, 99.999996],
])(
  "with a net worth of %d the next one is %d, %d percent of the way from the one before",
  (netWorth, amount, progress) => {
    const next = nextMilestone(netWorth, MILLION);
    expect(next.amount).toBe(amount);
    expect(next.progress).toBeCloseTo(progress, 6);
  },
);

test("the last one is the final goal", () => {
  expect(nextMilestone(750_000, MILLION)).toMatchObject({
    title: "Final Goal - Seven Figures Achieved!",
    amount: MILLION,
    isGoal: true,
    progress: 0,
  });
  expect(milestones(0, MILLION).filter(({ isGoal }) => isGoal)).toHaveLength(1);
});

test.each([MILLION, MILLION + 0.01, 5 * MILLION])("with %d all are completed", (netWorth) => {
  expect(nextMilestone(netWorth, MILLION)).toMatchObject({ title: "All Milestones Completed!", progress: 100 });
});

test("the next one is the first above the net worth, its progress from 0 to 100", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), positiveAmount, (netWorth, target) => {
      const all = milestones(netWorth, target);
      const next = nextMilestone(netWorth, target);
      expect(next.progress).toBeGreaterThanOrEqual(0);
      expect(next.progress).toBeLessThanOrEqual(100);
      const above = all.find(({ amount }) => amount > netWorth);
      if (above) expect(next).toEqual(above);
      else expect(next.title).toBe("All Milestones Completed!");
      expect(all.every(({ completed, amount }) => completed === netWorth >= amount)).toBe(true);
    }),
  );
});
