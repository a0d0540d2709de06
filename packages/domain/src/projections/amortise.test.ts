import fc from "fast-check";
import { expect, it } from "vitest";
import { sumDollars } from "../money.ts";
import { amortise, paymentToClear } from "./amortise.ts";

const balance = fc.integer({ min: 100, max: 50_000_000 }).map((cents) => cents / 100);
const apr = fc.double({ min: 0, max: 40, noNaN: true });

it("pays principals that add up to the balance, and never more than the payment", () => {
  fc.assert(
    fc.property(balance, apr, fc.integer({ min: 1, max: 360 }), (owed, rate, months) => {
      const payment = paymentToClear(owed, rate, months);
      const result = amortise(owed, rate, payment);
      if (result.kind === "never") return;
      expect(sumDollars(result.schedule.map(({ principal }) => principal))).toBe(owed);
      expect(sumDollars(result.schedule.map(({ interest }) => interest))).toBe(result.interest);
      for (const { interest, principal } of result.schedule) {
        expect(interest + principal).toBeLessThanOrEqual(payment + 1e-9);
      }
    }),
    { numRuns: 50 },
  );
});

it("clears a debt in the months that the payment was made for", () => {
  const payment = paymentToClear(3_200, 24.9, 12);
  expect(amortise(3_200, 24.9, payment)).toMatchObject({ kind: "paid-off", months: 12 });
  expect(paymentToClear(240_000, 4.5, 360)).toBeCloseTo(1216.05, 2);
});

it("says never where the payment doesn't outrun the interest", () => {
  expect(amortise(3_200, 24.9, 66.4)).toEqual({ kind: "never" });
  expect(amortise(3_200, 24.9, 0)).toEqual({ kind: "never" });
});

it("has nothing to pay where nothing is owed", () => {
  expect(amortise(0, 24.9, 10)).toEqual({ kind: "paid-off", months: 0, interest: 0, schedule: [] });
});
