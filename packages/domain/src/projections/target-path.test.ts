import { expect, it } from "vitest";
import { dateAfterMonths } from "./target-path.ts";
import { savingsGrowth } from "./what-if.ts";

it("dates a span, rounding up to whole months, and nothing beyond a century", () => {
  expect(dateAfterMonths("2026-11-20", 99.2)).toBe("2035-03-20");
  expect(dateAfterMonths("2026-11-20", 1_201)).toBeNull();
});

it("tells what was paid in from what grew", () => {
  const { total, paidIn, growth } = savingsGrowth({ from: 0, monthly: 500, annualReturn: 7 }, 240);
  expect(paidIn).toBe(120_000);
  expect(total).toBeCloseTo(253_772, -2);
  expect(growth).toBeCloseTo(total - paidIn, 6);
});
