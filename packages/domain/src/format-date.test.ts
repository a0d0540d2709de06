import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarDate, toTime } from "./calendar-date.ts";
import {
  formatDate,
  formatFullMonth,
  formatLongDate,
  formatMonth,
  formatMonthName,
  formatShortDate,
  formatWeekday,
} from "./format-date.ts";

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

test("days and months read as Intl writes them in English", () => {
  const days = fc
    .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10) as CalendarDate);
  const formatters: [(date: CalendarDate) => string, Intl.DateTimeFormatOptions][] = [
    [formatDate, { year: "numeric", month: "short", day: "numeric" }],
    [formatLongDate, { dateStyle: "long" }],
    [formatShortDate, { month: "short", day: "numeric" }],
    [formatWeekday, { weekday: "long", month: "long", day: "numeric" }],
    [formatMonth, { month: "short", year: "numeric" }],
    [formatFullMonth, { month: "long", year: "numeric" }],
    [formatMonthName, { month: "long" }],
  ];
  for (const [format, options] of formatters) {
    const intl = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    fc.assert(fc.property(days, (day) => format(day) === intl.format(toTime(day))));
  }
});
