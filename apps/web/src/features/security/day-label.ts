import { calendarDate, formatDate } from "@seven-figures/domain";

/** The day of a moment in the browser's time zone: `Nov 22, 2026`. */
export function dayLabel(moment: string): string {
  const at = new Date(moment);
  return formatDate(calendarDate(at.getFullYear(), at.getMonth() + 1, at.getDate()));
}
