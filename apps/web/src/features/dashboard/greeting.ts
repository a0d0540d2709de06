/** Good morning until noon, good afternoon until six, then good evening. Without a name while it loads. */
export function greeting(hour: number, firstName: string): string {
  const part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  return firstName ? `Good ${part}, ${firstName}` : `Good ${part}`;
}

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** What the week asks: 'Three tasks need you this week.' Nothing where there are no tasks at all. */
export function weekAhead({ total, urgent }: { total: number; urgent: number }): string {
  if (total === 0) return "";
  if (urgent === 0) return "Nothing is due this week.";
  return `${WORDS[urgent] ?? urgent} ${urgent === 1 ? "task needs" : "tasks need"} you this week.`;
}
