import { type CalendarDate, calendarDate } from "@seven-figures/domain";

/** The person's own day, in the browser's time zone. */
export function today(): CalendarDate {
  const now = new Date();
  return calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
