import { expect, test } from "vitest";
import { daysUnchecked } from "./days-unchecked.ts";

const TODAY = "2026-11-20";
const point = (date: `${number}-${number}-${number}`, told = false) => ({ date, netWorth: 1, told });

test.each([
  ["nothing was ever entered", [], null, null],
  ["all that is known was told later", [point("2020-01-01", true)], null, null],
  ["net worth changed 29 days ago", [point("2026-10-22")], null, null],
  ["net worth changed 30 days ago", [point("2026-10-21")], null, 30],
  ["what was told is later than what changed", [point("2026-09-11"), point("2026-11-01", true)], null, 70],
  ["a check-in found everything as it was", [point("2026-09-11")], "2026-11-01", null],
  ["the last check-in is older than the last change", [point("2026-10-01")], "2026-09-01", 50],
] as const)("where %s, the check-in is due or not", (_what, history, checkedInOn, days) => {
  expect(daysUnchecked(history, checkedInOn, TODAY)).toBe(days);
});
