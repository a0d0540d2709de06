import { type CalendarDate, calendarDate, formatDate } from "@seven-figures/domain";

/** Moments as the person's own clock and calendar show them, in the browser's time zone. `at`: ISO 8601 or epoch milliseconds. */

export function dayOf(at: string | number | Date): CalendarDate {
  const moment = new Date(at);
  return calendarDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** `2:12 PM`. */
export function timeLabel(at: string | number): string {
  const moment = new Date(at);
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, "0");
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** `Nov 20, 2026, 2:13 PM`. */
export function whenLabel(at: string | number): string {
  return `${formatDate(dayOf(at))}, ${timeLabel(at)}`;
}
