import { expect, it } from "vitest";
import { dateAfterMonths, targetStages } from "./target-path.ts";
import { savingsGrowth, whatIf } from "./what-if.ts";

const PATH = { from: 300_000, monthly: 2_000, annualReturn: 0 };

it("dates the stages of the target, rounding up to whole months", () => {
  expect(targetStages(PATH, 1_000_000, "2026-11-20")).toEqual([
    { percent: 25, amount: 250_000, reached: true, date: null },
    { percent: 50, amount: 500_000, reached: false, date: "2035-03-20" },
    { percent: 75, amount: 750_000, reached: false, date: "2045-08-20" },
    { percent: 100, amount: 1_000_000, reached: false, date: "2056-01-20" },
  ]);
  expect(dateAfterMonths("2026-11-20", 1_201)).toBeNull();
});

it("compares a changed path with the present one", () => {
  expect(whatIf(PATH, { monthly: 1_500 }, 1_000_000)).toMatchObject({
    before: { kind: "in", months: 350 },
    after: { kind: "in", months: 200 },
    monthsSooner: 150,
  });
  expect(whatIf({ ...PATH, monthly: 0 }, { lumpSum: 700_000 }, 1_000_000)).toMatchObject({
    before: { kind: "never" },
    after: { kind: "reached" },
    monthsSooner: null,
  });
});

it("tells what was paid in from what grew", () => {
  const { total, paidIn, growth } = savingsGrowth({ from: 0, monthly: 500, annualReturn: 7 }, 240);
  expect(paidIn).toBe(120_000);
  expect(total).toBeCloseTo(253_772, -2);
  expect(growth).toBeCloseTo(total - paidIn, 6);
});
