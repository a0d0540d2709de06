import { formatDate } from "@seven-figures/domain";
import { dayOf } from "#config/moments.ts";

/** The day of a moment in the browser's time zone: `Nov 22, 2026`. */
export function dayLabel(moment: string): string {
  return formatDate(dayOf(moment));
}
