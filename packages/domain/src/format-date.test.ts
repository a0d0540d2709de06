import { expect, test } from "vitest";
import { formatDate, formatMonth, formatMonthName, formatShortDate, formatWeekday } from "./format-date.ts";

test("a day reads the same in every time zone", () => {
  expect(formatDate("2026-12-20")).toBe("Dec 20, 2026");
  expect(formatShortDate("2026-12-04")).toBe("Dec 4");
  expect(formatWeekday("2026-11-20")).toBe("Friday, November 20");
  expect(formatMonth("0098-03-01")).toBe("Mar 98");
});

test("months read with and without their year", () => {
  expect(formatMonth("2026-11-30")).toBe("Nov 2026");
  expect(formatMonthName("2026-10-31")).toBe("October");
});
