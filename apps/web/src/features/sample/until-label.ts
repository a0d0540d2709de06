import { timeLabel } from "#config/moments.ts";

/** When a visit ends, in a few words: `today at 3:05 PM`, `tomorrow at 9:30 AM`. `now` and the end are moments. */
export function untilLabel(until: string, now: Date): string {
  const end = new Date(until);
  const day = end.toDateString() === now.toDateString() ? "today" : "tomorrow";
  return `${day} at ${timeLabel(until)}`;
}
