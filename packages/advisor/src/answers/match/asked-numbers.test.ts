import { expect, it } from "vitest";
import { askedNumbers } from "./asked-numbers.ts";

it("reads rate, span, year and period beside the amounts", () => {
  expect(askedNumbers("If I put 500 a month into an index fund for 20 years at 7%", [500, 20, 7])).toEqual({
    amounts: [500],
    percent: 7,
    months: 240,
    year: null,
    period: "month",
  });
  expect(askedNumbers("what must I save by 2040?", [2040])).toMatchObject({ amounts: [], year: 2040 });
  expect(askedNumbers("in eighteen months? no, 18 months", [])).toMatchObject({ months: 18 });
  expect(askedNumbers("ten years at 4.5 percent a year", [])).toMatchObject({
    months: 120,
    percent: 4.5,
    period: "year",
  });
});

it("takes nothing from what isn't there", () => {
  expect(askedNumbers("", [Number.NaN, Number.POSITIVE_INFINITY])).toEqual({
    amounts: [],
    percent: null,
    months: null,
    year: null,
    period: null,
  });
  expect(askedNumbers("900% for 9000 years", [])).toMatchObject({ percent: null, months: null });
});
