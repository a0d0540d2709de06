import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDollars, formatPercent, formatShortDollars, formatSignedDollars } from "./format-money.ts";

test.each([
  [79_800, "$79,800"],
  [1_000_000, "$1,000,000"],
  [-1_250.4, "−$1,250"],
  [0.5, "$1"],
  [0.49, "$0"],
  [-0.4, "$0"],
  [-0, "$0"],
])("%d dollars read %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [34_600, "+$34,600"],
  [0, "+$0"],
  [-500, "−$500"],
])("a cash flow of %d reads %s", (amount, text) => {
  expect(formatSignedDollars(amount)).toBe(text);
});

test.each([
  [28.66, undefined, "28.7%"],
  [100, undefined, "100.0%"],
  [0, undefined, "0.0%"],
  [-0.04, undefined, "0.0%"],
  [-12.34, undefined, "−12.3%"],
  [66.6, 0, "67%"],
])("%d percent (decimals %s) read %s", (percent, decimals, text) => {
  expect(formatPercent(percent, decimals)).toBe(text);
});

describe("formatShortDollars", () => {
  test.each([
    [0, "$0"],
    [999, "$999"],
    [1_000, "$1k"],
    [1_500, "$1.5k"],
    [99_960, "$100k"],
    [250_000, "$250k"],
    [999_499, "$999k"],
    [999_999, "$1M"],
    [1_000_000, "$1M"],
    [1_500_000, "$1.5M"],
    [999_999_999, "$1B"],
    [2.5e9, "$2.5B"],
    [1e12, "$1T"],
    [-250_000, "−$250k"],
    [999.6, "$1k"],
    [-0.4, "$0"],
  ])("%d reads %s", (amount, text) => {
    expect(formatShortDollars(amount)).toBe(text);
  });

  test("is never longer than seven characters below a thousand trillion", () => {
    fc.assert(
      fc.property(fc.double({ min: -9e14, max: 9e14, noNaN: true }), (amount) => {
        expect(formatShortDollars(amount).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
