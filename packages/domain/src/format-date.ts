import { type CalendarDate, dateParts, toTime } from "./calendar-date.ts";
import { MONTH_NAMES } from "./month-names.ts";

/*
 * Written without `Intl`: the first formatter that a page makes takes a browser 10 to 25 ms, in which nothing can be
 * pressed, four times that on a phone.
 */

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const SHORT_NAME_LETTERS = 3;

/** `Dec 20, 2026`. */
export function formatDate(date: CalendarDate): string {
  return `${formatShortDate(date)}, ${dateParts(date).year}`;
}

/** `December 20, 2026`. */
export function formatLongDate(date: CalendarDate): string {
  const { year, day } = dateParts(date);
  return `${formatMonthName(date)} ${day}, ${year}`;
}

/** `Dec 20`, where the year goes without saying. */
export function formatShortDate(date: CalendarDate): string {
  return `${shortMonthName(date)} ${dateParts(date).day}`;
}

/** `Friday, November 20`. */
export function formatWeekday(date: CalendarDate): string {
  const weekday = WEEKDAYS[new Date(toTime(date)).getUTCDay()];
  return `${weekday}, ${formatMonthName(date)} ${dateParts(date).day}`;
}

/** `Nov 2026`. */
export function formatMonth(date: CalendarDate): string {
  return `${shortMonthName(date)} ${dateParts(date).year}`;
}

/** `November 2037`. */
export function formatFullMonth(date: CalendarDate): string {
  return `${formatMonthName(date)} ${dateParts(date).year}`;
}

/** `November`. */
export function formatMonthName(date: CalendarDate): string {
  return MONTH_NAMES[dateParts(date).month - 1] ?? "";
}

function shortMonthName(date: CalendarDate): string {
  return formatMonthName(date).slice(0, SHORT_NAME_LETTERS);
}
