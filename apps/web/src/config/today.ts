import { type CalendarDate, calendarDate } from "@seven-figures/domain";

/** The person's own day, in the browser's time zone. */
export function today(): CalendarDate {
  const now = new Date();
  return calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The browser's time zone by its IANA name: where the server has to know the person's own day, it is sent along. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
