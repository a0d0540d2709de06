import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amount } from "../testing/arbitraries.ts";
import { roundToCents } from "./money.ts";
import { formatMoneyInput, parseMoneyInput, parseNumberInput } from "./money-input.ts";

describe("parseMoneyInput", () => {
  test.each([
    ["12500", 12_500],
    ["12,500", 12_500],
    ["$12,500.50", 12_500.5],
    [" $ 1,234,567 ", 1_234_567],
    ["12.5k", 12_500],
    ["1.2M", 1_200_000],
    ["3 b", 3_000_000_000],
    [".5", 0.5],
    ["5.", 5],
    ["+7", 7],
    ["-7", -7],
    ["-$7", -7],
    ["−$7", -7],
    ["$−7", -7],
    ["$-7", -7],
    ["0", 0],
  ])("%j is %d", (text, expected) => {
    expect(parseMoneyInput(text)).toBe(expected);
  });

  test.each([
    "abc",
    "12,50",
    "1,2345",
    "1.2.3",
    "--5",
    "-$-5",
    "1e5",
    "0x10",
    "12 500",
    ".",
    "$",
    "k",
    "5%",
    "∞",
    "NaN",
  ])("%j is no amount", (text) => {
    expect(parseMoneyInput(text)).toBeNaN();
  });

  test.each(["", "   ", "\t"])("%j is nothing", (text) => {
    expect(parseMoneyInput(text)).toBeUndefined();
  });

  test("reads what the field shows", () => {
    fc.assert(fc.property(amount, (dollars) => parseMoneyInput(formatMoneyInput(dollars)) === dollars));
  });

  test("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseMoneyInput(text);
        return parsed === undefined || typeof parsed === "number";
      }),
    );
  });

  test("thousands in short are exact to the cent", () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(99_999), (whole, rest) => {
        const digits = String(rest).padStart(5, "0");
        expect(roundToCents(parseMoneyInput(`${whole}.${digits}k`) ?? 0)).toBe(
          Number(`${whole}${digits.slice(0, 3)}.${digits.slice(3)}`),
        );
      }),
    );
  });
});

test("a money field shows grouped thousands, and nothing where there is none", () => {
  expect(formatMoneyInput(12_500)).toBe("12,500");
  expect(formatMoneyInput(12_500.5)).toBe("12,500.5");
  expect(formatMoneyInput(0)).toBe("0");
  for (const none of [null, undefined, Number.NaN]) expect(formatMoneyInput(none)).toBe("");
});

test.each([
  ["24.9", 24.9],
  ["24.9%", 24.9],
  [" 7 % ", 7],
  ["-3", -3],
  [".5", 0.5],
  ["5.", 5],
])("parseNumberInput reads %j as %d", (text, expected) => {
  expect(parseNumberInput(text)).toBe(expected);
});

test.each(["abc", "1,5", "$5", "1e3", "5%%", "%5"])("parseNumberInput finds no number in %j", (text) => {
  expect(parseNumberInput(text)).toBeNaN();
});

test("parseNumberInput: blank, or a mere percent sign, is nothing", () => {
  for (const text of ["", "  ", "%"]) expect(parseNumberInput(text)).toBeUndefined();
});
