import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../testing/arbitraries.ts";
import {
  addDays,
  addMonths,
  calendarDate,
  compareDates,
  dateParts,
  dayInTimeZone,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  monthsBetween,
  yearOf,
} from "./calendar-date.ts";

describe("isCalendarDate", () => {
  test.each(["2026-11-20", "2028-02-29", "2000-02-29", "1900-12-31", "0004-02-29"])("%s is a day", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    "2027-02-29",
    "1900-02-29",
    "2026-00-10",
    "2026-13-01",
    "2026-04-31",
    "2026-01-00",
    "2026-1-1",
    "20261120",
    "2026-11-20T00:00",
    " 2026-11-20",
    "٢٠٢٦-١١-٢٠",
    "",
  ])("%j is none", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe("adding", () => {
  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
    ["0099-12-31", 1, "0100-01-01"],
  ] as const)("%s and %d days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-15", -13, "2024-12-15"],
    ["2026-06-15", 0, "2026-06-15"],
  ] as const)("%s and %d months is %s", (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test("as many days forth and back is the same day, and daysBetween counts them", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isCalendarDate(moved)).toBe(true);
        expect(addDays(moved, -days)).toBe(date);
        expect(daysBetween(date, moved)).toBe(days);
        expect(Math.sign(compareDates(date, moved))).toBe(-Math.sign(days) || 0);
      }),
    );
  });

  test("months move the month by as many, and the day back at most to the month's last", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1_000, max: 1_000 }), (date, months) => {
        const moved = addMonths(date, months);
        const parts = dateParts(moved);
        expect(isCalendarDate(moved)).toBe(true);
        expect(monthsBetween(date, moved)).toBe(months);
        expect(parts.day).toBe(Math.min(dateParts(date).day, daysInMonth(parts.year, parts.month)));
      }),
    );
  });

  test("what leaves the calendar stops at its ends", () => {
    for (const far of [1e9, 1e300]) {
      expect(addDays("2026-11-20", far)).toBe("9999-12-31");
      expect(addDays("2026-11-20", -far)).toBe("0000-01-01");
      expect(addMonths("2026-11-20", far)).toBe("9999-12-31");
      expect(addMonths("2026-11-20", -far)).toBe("0000-01-01");
    }
  });
});

test("a day is made of its parts", () => {
  fc.assert(
    fc.property(day, (date) => {
      const { year, month, day: dayOfMonth } = dateParts(date);
      expect(calendarDate(year, month, dayOfMonth)).toBe(date);
      expect(yearOf(date)).toBe(year);
    }),
  );
  expect(calendarDate(2027, 2, 31)).toBe("2027-02-28");
});

test("days sort by time, undated last", () => {
  const dates = [null, "2027-01-01", "2026-12-31", null, "2026-02-01"] as const;
  expect(dates.toSorted(compareDates)).toEqual(["2026-02-01", "2026-12-31", "2027-01-01", null, null]);
});

describe("dayInTimeZone", () => {
  const moment = Date.parse("2026-12-31T23:30:00Z");

  test("one moment is two days in two places", () => {
    expect(dayInTimeZone(moment)).toBe("2026-12-31");
    expect(dayInTimeZone(moment, "Asia/Tokyo")).toBe("2027-01-01");
    expect(dayInTimeZone(moment, "America/Los_Angeles")).toBe("2026-12-31");
  });

  test.each(["", "Nowhere/Nothing", "<script>"])("the zone %j counts as UTC", (zone) => {
    expect(dayInTimeZone(moment, zone)).toBe("2026-12-31");
  });
});
