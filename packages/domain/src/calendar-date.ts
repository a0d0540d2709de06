/** A calendar day `YYYY-MM-DD` with no time zone. */
export type CalendarDate = `${number}-${number}-${number}`;

/** A moment in time, ISO 8601 in UTC, such as `2026-11-20T09:02:00.000Z`. */
export type Instant = `${string}T${string}Z`;

interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
/** The first and the last day that `YYYY-MM-DD` can write. */
const FIRST: CalendarDate = "0000-01-01";
const LAST: CalendarDate = "9999-12-31";

/** Whether the text is a day that exists in the calendar: 2027-02-29 is none. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function daysInMonth(year: number, month: number): number {
  return new Date(utcTime(year, month + 1, 0)).getUTCDate();
}

export function dateParts(date: CalendarDate): DateParts {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}

/** The day with these parts; a day past the end of the month becomes its last day. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const last = Math.min(day, daysInMonth(year, month));
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(last, 2)}` as CalendarDate;
}

export function yearOf(date: CalendarDate): number {
  return dateParts(date).year;
}

/** The day so many days later (or earlier), at most the first or the last day of the calendar. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const time = Math.min(Math.max(toTime(date) + days * DAY_MS, toTime(FIRST)), toTime(LAST));
  return new Date(time).toISOString().slice(0, 10) as CalendarDate;
}

/**
 * The same day some months later (or earlier); the 31st becomes the last day of a shorter month. At most the first or
 * the last day of the calendar.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + (month - 1) + months;
  if (index < 0) return FIRST;
  if (index >= 10_000 * 12) return LAST;
  return calendarDate(Math.floor(index / 12), (index % 12) + 1, day);
}

/** Whole days from the first to the second; negative where the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS);
}

/** Whole calendar months from the first to the second, days ignored. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [dateParts(from), dateParts(to)];
  return (b.year - a.year) * 12 + (b.month - a.month);
}

/** Orders days, undated last. */
export function compareDates(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

/** The person's own day at a moment, in an IANA time zone; an unknown zone counts as UTC. */
export function dayInTimeZone(epochMs: number, timeZone?: string): CalendarDate {
  const format = (zone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
      epochMs,
    ) as CalendarDate;
  try {
    return format(timeZone ?? "UTC");
  } catch {
    return format("UTC");
  }
}

/** A moment as documents keep it. */
export function instantOf(epochMs: number): Instant {
  return new Date(epochMs).toISOString() as Instant;
}

/** Its first moment in UTC, in epoch milliseconds. */
export function toTime(date: CalendarDate): number {
  const { year, month, day } = dateParts(date);
  return utcTime(year, month, day);
}

/** As `Date.UTC`, which takes the years 0 to 99 for 1900 to 1999. */
function utcTime(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}
