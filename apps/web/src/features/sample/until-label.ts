/** When a visit ends, in a few words: `today at 3:05 PM`, `tomorrow at 9:30 AM`. `now` and the end are moments. */
export function untilLabel(until: string, now: Date): string {
  const end = new Date(until);
  const time = end.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const day = end.toDateString() === now.toDateString() ? "today" : "tomorrow";
  return `${day} at ${time}`;
}
