import { addDays, type CalendarDate, dayInTimeZone, formatDate, type Instant } from "@seven-figures/domain";

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** The time stamp of a message: `2:12 PM`. */
export function timeLabel(at: Instant): string {
  return TIME.format(Date.parse(at));
}

/** What stands above the first message of a day: `Today`, `Yesterday`, `Nov 18, 2026`. */
export function dayLabel(at: Instant, today: CalendarDate, timeZone: string): string {
  const day = dayInTimeZone(Date.parse(at), timeZone);
  if (day === today) return "Today";
  return day === addDays(today, -1) ? "Yesterday" : formatDate(day);
}
