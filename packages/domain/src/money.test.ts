import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amount, cents } from "../testing/arbitraries.ts";
import { MAX_AMOUNT, roundToCents, sumDollars, toCents, toDollars } from "./money.ts";

describe("toCents", () => {
  test.each([
    [0, 0],
    [1, 100],
    [0.1, 10],
    [19.99, 1999],
    [1.005, 101],
    [-1.005, -101],
    [8.325, 833],
    [0.0049, 0],
    [MAX_AMOUNT, 1e14],
  ])("%d dollars are %d cents", (dollars, expected) => {
    expect(toCents(dollars)).toBe(expected);
  });

  test("gives back what toDollars was given", () => {
    fc.assert(fc.property(cents, (value) => toCents(toDollars(value)) === value));
    fc.assert(fc.property(cents, (value) => toCents(toDollars(-value)) === -value));
  });

  test("half a cent, as people write it, rounds away from zero", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(99), (dollars, rest) => {
        const typed = Number(`${dollars}.${String(rest).padStart(2, "0")}5`);
        expect(toCents(typed)).toBe(dollars * 100 + rest + 1);
        expect(toCents(-typed)).toBe(-(dollars * 100 + rest + 1));
      }),
    );
  });

  test("is never minus zero", () => {
    for (const dollars of [-0, -0.001, -Number.MIN_VALUE]) expect(Object.is(toCents(dollars), 0)).toBe(true);
  });
});

test("rounding twice is rounding once", () => {
  fc.assert(
    fc.property(fc.double({ min: -MAX_AMOUNT, max: MAX_AMOUNT, noNaN: true }), (dollars) => {
      const once = roundToCents(dollars);
      expect(roundToCents(once)).toBe(once);
      expect(Math.abs(once - dollars)).toBeLessThanOrEqual(0.00501);
    }),
  );
});

describe("sumDollars", () => {
  test("0.1 and 0.2 are 0.3", () => {
    expect(sumDollars([0.1, 0.2])).toBe(0.3);
    expect(sumDollars([])).toBe(0);
  });

  test("the order of what is added does not matter, nor how it is grouped", () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 50 }), fc.nat(50), (amounts, cut) => {
        expect(sumDollars(amounts.toReversed())).toBe(sumDollars(amounts));
        const grouped = [sumDollars(amounts.slice(0, cut)), sumDollars(amounts.slice(cut))];
        expect(sumDollars(grouped)).toBe(sumDollars(amounts));
      }),
    );
  });
});
