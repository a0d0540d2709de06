import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { dayIn, daysIn } from "./past-days.ts";
import { layOut } from "./pieces.ts";
import { wholeScope } from "./scope.ts";

const TODAY = "2026-11-20";
const documents = documentsOf({});

function scopeIn(message: string) {
  const laid = layOut(readerTokens(message, documents, TODAY), message, documents, TODAY);
  return wholeScope(laid, documents, TODAY);
}

test.each([
  ["since last month", "2026-10-20", null],
  ["how did it go last month", "2026-09-30", "2026-10-31"],
  ["what changed last week", "2026-11-13", null],
  ["what changed yesterday", "2026-11-18", "2026-11-19"],
  ["this year", "2025-12-31", null],
  ["this quarter", "2026-09-30", null],
  ["this week", "2026-11-15", null],
  ["since March", "2026-02-28", null],
  ["since last December", "2025-11-30", null],
  ["in July", "2026-06-30", "2026-07-31"],
  ["compared to last year", "2025-11-20", null],
  ["over the past 6 months", "2026-05-20", null],
  ["in the last two weeks", "2026-11-06", null],
  ["a year ago", "2025-11-20", null],
  ["on November 1?", "2026-11-01", null],
  ["since 1st of may 2025", "2025-05-01", null],
  ["since 2024", "2023-12-31", null],
  ["in 2019", "2018-12-31", "2019-12-31"],
  ["since monday", "2026-11-16", null],
  ["than I was in June", "2026-05-31", null],
  ["since I started", "1970-01-01", null],
])("%s is from the end of %s to the end of %s", (words, from, to) => {
  expect(daysIn(scopeIn(`my net worth ${words}`))).toEqual({ from, to });
});

test.each(["in 2030", "next month", "at the moment", "a lot"])("%s is no time that is over", (words) => {
  expect(daysIn(scopeIn(`my net worth ${words}`))).toBe(null);
});

test("the one day of a span that is over is its last", () => {
  expect(dayIn(scopeIn("what was it in July"))).toBe("2026-07-31");
  expect(dayIn(scopeIn("what was it a month ago"))).toBe("2026-10-20");
});
