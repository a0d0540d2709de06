import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalSign, foreignCurrencies, isFormula, readAmount, readRate } from "./read-amount.ts";

describe("with a decimal point", () => {
  test.each([
    ["1234", 1234],
    ["$1,234.50", 1234.5],
    ["US$ 1,234", 1234],
    ["-1,234.5", -1234.5],
    ["\u22121,234.5", -1234.5],
    ["-$300", -300],
    ["($1,234.56)", -1234.56],
    ["500-", -500],
    ["500 DR", -500],
    ["500 CR", 500],
    ["1,00,000", 100000],
    ["1'234'567.80", 1234567.8],
    ["12 500", 12500],
    ["12\u00a0500.25", 12500.25],
    ["12.5k", 12500],
    [".5", 0.5],
    ["+40", 40],
    ["1,200 USD", 1200],
  ])("%s is %d", (cell, amount) => expect(readAmount(cell, ".")).toBe(amount));
  test.each(["abc", "12,34", "1.2.3", "12 34", "(5", "5)", "1,2345", "12/5", "N/A", "#REF!", "1e5"])(
    "%s is no amount",
    (cell) => expect(readAmount(cell, ".")).toBeNaN(),
  );
  test.each(["", "  ", "-", "–"])("%j is blank", (cell) => expect(readAmount(cell, ".")).toBeUndefined());
});

test.each([
  ["1.234,50 €", 1234.5],
  ["12500,5", 12500.5],
  ["1 234,00 kr", 1234],
  ["-0,75", -0.75],
  ["CHF 1'200,00", 1200],
])("with a decimal comma %s is %d", (cell, amount) => expect(readAmount(cell, ",")).toBe(amount));

test("a column shows its decimal sign; what could be either is thousands", () => {
  expect(decimalSign(["1.234", "12,5"])).toBe(",");
  expect(decimalSign(["1,234", "12.5"])).toBe(".");
  expect(decimalSign(["1,234", "5,678"])).toBe(".");
  expect(decimalSign(["1.234", "5.678"])).toBe(",");
  expect(decimalSign(["1.234,00"])).toBe(",");
  expect(decimalSign(["1,234,567"])).toBe(".");
  expect(decimalSign(["0.125"])).toBe(".");
  expect(decimalSign(["100", ""])).toBe(".");
});

test("what is written in either manner is read back", () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(cents, fc.constantFrom("en-US", "de-DE"), (value, locale) => {
      const cell = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value / 100);
      expect(readAmount(cell, decimalSign([cell]))).toBeCloseTo(value / 100, 2);
    }),
  );
});

test("a rate has one decimal sign, whichever", () => {
  expect([readRate("5.125%"), readRate("5,5 %"), readRate("7"), readRate("")]).toEqual([5.125, 5.5, 7, undefined]);
  expect(readRate("high")).toBeNaN();
});

test("what a spreadsheet would run is told from signed amounts", () => {
  expect(["=1+1", "=SUM(A1)", "@cmd", "+cmd|' /C calc'!A0", "-2+3+cmd()", "\t=1"].map(isFormula)).not.toContain(false);
  expect(["+40", "-$300", "-1,234.50 EUR", "Savings", "(300)", "-"].map(isFormula)).not.toContain(true);
});

test("other currencies than dollars are noticed", () => {
  expect(foreignCurrencies(["$5", "€7", "8 €", "CHF 3", "US$ 9"])).toEqual(["€", "CHF"]);
});
