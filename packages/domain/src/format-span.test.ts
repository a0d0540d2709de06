import { expect, it } from "vitest";
import { DAYS_A_MONTH, formatSpan } from "./format-span.ts";

it("tells a span in days, then months, then years", () => {
  const ofDays = (days: number) => formatSpan(days / DAYS_A_MONTH);
  expect([1, 9, 60, 61].map(ofDays)).toEqual(["1 day", "9 days", "60 days", "2 months"]);
  expect([2, 23.4, 23.6, 36, 37].map(formatSpan)).toEqual([
    "2 months",
    "23 months",
    "2 years",
    "3 years",
    "3 years and 1 month",
  ]);
});
