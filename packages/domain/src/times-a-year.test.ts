import { expect, test } from "vitest";
import { type Period, yearlyAmount } from "./times-a-year.ts";

test.each<[number, Period, number | undefined, number]>([
  [4_200, "month", undefined, 50_400],
  [2_500, "half-month", undefined, 60_000],
  [2_500, "two-weeks", undefined, 65_000],
  [40, "hour", undefined, 83_200],
  [40, "hour", 20, 41_600],
  [300, "day", undefined, 78_000],
  [85_000, "year", undefined, 85_000],
])("%d a %s comes to %s a year", (amount, period, weeklyHours, yearly) => {
  expect(yearlyAmount(amount, period, weeklyHours)).toBe(yearly);
});
