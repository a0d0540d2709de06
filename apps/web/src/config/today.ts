import type { CalendarDate } from "@seven-figures/domain";
import { dayOf } from "./moments.ts";

/** The person's own day, in the browser's time zone. */
export function today(): CalendarDate {
  return dayOf(new Date());
}

/** The browser's time zone by its IANA name: where the server has to know the person's own day, it is sent along. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
