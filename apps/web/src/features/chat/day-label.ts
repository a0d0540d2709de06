import { addDays, type CalendarDate, formatDate } from "@seven-figures/domain";

/** What stands above the first message of a day: `Today`, `Yesterday`, `Nov 18, 2026`. */
export function dayLabel(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return "Today";
  return day === addDays(today, -1) ? "Yesterday" : formatDate(day);
}
