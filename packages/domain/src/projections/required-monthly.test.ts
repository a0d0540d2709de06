import fc from "fast-check";
import { expect, it } from "vitest";
import { monthlyTarget } from "../target-progress.ts";
import { futureValue } from "./future-value.ts";
import { requiredMonthly } from "./required-monthly.ts";

it("brings the sum to the target in time, from below zero too", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500_000, max: 900_000 }),
      fc.double({ min: 0, max: 12, noNaN: true }),
      fc.integer({ min: 1, max: 600 }),
      (from, annualReturn, months) => {
        const required = requiredMonthly({ from, annualReturn }, 1_000_000, months);
        if (required.kind !== "monthly") return;
        const reached = futureValue({ from, annualReturn, monthly: required.amount }, months);
        expect(Math.abs(reached - 1_000_000)).toBeLessThan(1);
      },
    ),
  );
});

it("is the specification's monthly target without growth", () => {
  const required = requiredMonthly({ from: 79_800, annualReturn: 0 }, 1_000_000, 240);
  expect(required.kind === "monthly" && required.amount).toBeCloseTo(monthlyTarget(79_800, 1_000_000, 20), 2);
});

it("says when nothing more is needed and when no time is left", () => {
  expect(requiredMonthly({ from: 10, annualReturn: 5 }, 10, 12)).toEqual({ kind: "none-needed" });
  expect(requiredMonthly({ from: 900_000, annualReturn: 7 }, 1_000_000, 240)).toEqual({ kind: "none-needed" });
  expect(requiredMonthly({ from: 5, annualReturn: 5 }, 10, 0)).toEqual({ kind: "no-time-left" });
});
