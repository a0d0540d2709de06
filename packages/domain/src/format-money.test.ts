import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatDollars,
  formatDollarsLeft,
  formatDollarsToward,
  formatPercent,
  formatProgress,
  formatShortDollars,
  formatSignedDollars,
} from "./format-money.ts";

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

test.each([
  [28.674, 1, "28.7%"],
  [99.99996, 1, "99.9%"],
  [100, 1, "100.0%"],
  [74.96, 1, "74.9%"],
  [75, 1, "75.0%"],
  [99.6, 0, "99%"],
  [0, 1, "0.0%"],
])("%d percent of a way (decimals %s) read %s", (percent, decimals, text) => {
  expect(formatProgress(percent, decimals)).toBe(text);
});

test("a dollar short of a mark is not at it, and what is left is never nothing", () => {
  expect(formatDollarsToward(999_999.6, 1_000_000)).toBe("$999,999");
  expect(formatDollarsToward(999_998.6, 1_000_000)).toBe("$999,999");
  expect(formatDollarsToward(1_000_000, 1_000_000)).toBe("$1,000,000");
  expect(formatDollarsToward(286_740.4, 1_000_000)).toBe("$286,740");
  expect(formatDollarsLeft(0.4)).toBe("$1");
  expect(formatDollarsLeft(0)).toBe("$0");
  expect(formatDollarsLeft(713_260.4)).toBe("$713,260");
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
    [1_250_000, "$1.25M"],
    [12_340_000, "$12.3M"],
    [9_999, "$10k"],
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
