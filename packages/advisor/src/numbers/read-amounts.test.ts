import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slotsOf } from "../language/phrase.ts";
import { tokenise } from "../language/tokenise.ts";
import { readAmounts } from "./read-amounts.ts";
import { readPeriods } from "./read-periods.ts";

function read(text: string) {
  return readAmounts(readPeriods(tokenise(text, [], new Set())), () => true);
}

function amountIn(text: string): number | undefined {
  return slotsOf(read(text), "money")[0]?.value;
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** A whole number as it is said: 2,345 is "two thousand three hundred and forty-five". */
function inWords(value: number, and: boolean): string {
  if (value < 20) return ONES[value] ?? "";
  if (value < 100)
    return value % 10 === 0 ? (TENS[value / 10] ?? "") : `${TENS[Math.floor(value / 10)]}-${ONES[value % 10]}`;
  const [size, name] =
    value < 1_000 ? [100, "hundred"] : value < 1_000_000 ? [1_000, "thousand"] : [1_000_000, "million"];
  const rest = value % size;
  const link = and && rest < 100 ? " and " : " ";
  return `${inWords(Math.floor(value / size), and)} ${name}${rest === 0 ? "" : link + inWords(rest, and)}`;
}

const WRITTEN: ((value: number) => string)[] = [
  (value) => `$${value}`,
  (value) => `$${value.toLocaleString("en-US")}`,
  (value) => `${value.toLocaleString("en-US")} dollars`,
  (value) => `${value} bucks`,
  (value) => `about $${value}.00`,
  (value) => `${value / 1_000}k`,
  (value) => `${value / 1_000} grand`,
  (value) => `$${value / 1_000_000} million`,
  (value) => `${value / 1_000_000}m`,
  (value) => `${inWords(value, true)} dollars`,
  (value) => `${inWords(value, false)} bucks`,
];

const PERIODS: [string, number][] = [
  ["a month", 12],
  ["per month", 12],
  ["/month", 12],
  ["/mo", 12],
  ["monthly", 12],
  ["a year", 1],
  ["per annum", 1],
  ["a week", 52],
  ["every week", 52],
  ["every two weeks", 26],
  ["biweekly", 26],
  ["fortnightly", 26],
  ["every other week", 26],
  ["twice a month", 24],
  ["a quarter", 4],
  ["a day", 260],
  ["an hour", 2080],
  ["/hr", 2080],
];

describe("reading amounts", () => {
  it("finds every amount in every way that it is written", () => {
    const value = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(
        value,
        fc.constantFrom(...WRITTEN),
        fc.constantFrom("", "I have ", "it is worth "),
        (amount, write, lead) => {
          expect(amountIn(`${lead}${write(amount)}`)).toBeCloseTo(amount, 4);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it("finds the period beside every amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999_999 }), fc.constantFrom(...PERIODS), (amount, [words, times]) => {
        const tokens = read(`I make $${amount} ${words}`);
        expect(slotsOf(tokens, "money").map(({ value }) => value)).toEqual([amount]);
        expect(slotsOf(tokens, "period").map(({ timesAYear }) => timesAYear)).toEqual([times]);
      }),
      { numRuns: 10_000 },
    );
  });

  it("keeps percentages apart from money", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom("%", " percent", " per cent", " pct"),
        (rate, sign) => {
          const tokens = read(`owe $500 at ${rate}${sign}`);
          expect(slotsOf(tokens, "money").map(({ value }) => value)).toEqual([500]);
          expect(slotsOf(tokens, "percent").map(({ value }) => value)).toEqual([rate]);
        },
      ),
    );
  });

  it.each([
    ["twenty-five hundred", 2_500],
    ["six thousand two hundred dollars", 6_200],
    ["half a million", 500_000],
    ["a quarter of a million", 250_000],
    ["one and a half million", 1_500_000],
    ["three and a half grand", 3_500],
    ["a grand", 1_000],
    ["300 bucks", 300],
    ["2.4k", 2_400],
    ["$1,200.50", 1_200.5],
    ["4 thousand 5 hundred dollars", 4_500],
    ["4'000 dollars", 4_000],
    ["harbor 4 000", 4_000],
    ["5,2k", 5_200],
    ["1,25 million dollars", 1_250_000],
    ["$1.450,50", 1_450.5],
    ["1200,50 dollars", 1_200.5],
    ["12 345,67 dollars", 12_345.67],
    ["paid 120,50", 120.5],
    ["saved 1 200", 1_200],
    ["$12,50", 12.5],
    ["\u20AC12,50", 12.5],
    ["$1,200", 1_200],
    ["$1,250k", 1_250_000],
    ["-300 dollars", -300],
    ["5 trillion dollars", 5e12],
    ["two hundred and ten thousand", 210_000],
  ])("reads %s as %d", (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });

  it.each(["between 4 and 5k", "4-5k", "4 to 5k", "4k or 5k"])("sees a range in %s and picks no side", (text) => {
    expect(slotsOf(read(text), "range")).toEqual([{ kind: "range", low: 4_000, high: 5_000 }]);
    expect(amountIn(text)).toBeUndefined();
  });

  it.each(["my 2019 Honda", "by 11 every night", "3 times a week", "400 shares", "step 2", "a 401k"])(
    "sees no money in %s",
    (text) => {
      expect(amountIn(text)).toBeUndefined();
    },
  );
});
