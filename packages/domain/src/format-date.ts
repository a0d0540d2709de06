import { type CalendarDate, toTime } from "./calendar-date.ts";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const FULL = format({ year: "numeric", month: "short", day: "numeric" });
const SHORT = format({ month: "short", day: "numeric" });
const WEEKDAY = format({ weekday: "long", month: "long", day: "numeric" });
const MONTH = format({ month: "short", year: "numeric" });
const FULL_MONTH = format({ month: "long", year: "numeric" });
const MONTH_NAME = format({ month: "long" });

/** `Dec 20, 2026`. */
export function formatDate(date: CalendarDate): string {
  return FULL.format(toTime(date));
}

/** `Dec 20`, where the year goes without saying. */
export function formatShortDate(date: CalendarDate): string {
  return SHORT.format(toTime(date));
}

/** `Friday, November 20`. */
export function formatWeekday(date: CalendarDate): string {
  return WEEKDAY.format(toTime(date));
}

/** `Nov 2026`. */
export function formatMonth(date: CalendarDate): string {
  return MONTH.format(toTime(date));
}

/** `November 2037`. */
export function formatFullMonth(date: CalendarDate): string {
  return FULL_MONTH.format(toTime(date));
}

/** `November`. */
export function formatMonthName(date: CalendarDate): string {
  return MONTH_NAME.format(toTime(date));
}
