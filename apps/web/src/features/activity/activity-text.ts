import type { ActivityEntry } from "@seven-figures/calls";

const WHEN = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** `Nov 20, 2026, 2:13 PM`, in the browser's time zone. */
export function whenLabel(at: ActivityEntry["at"]): string {
  return WHEN.format(Date.parse(at));
}

export function whoLabel(by: ActivityEntry["by"]): string {
  return by === "advisor" ? "Advisor" : "You";
}

/** Only what the advisor did is taken back here, and only once. */
export function canUndo({ by, undone }: Pick<ActivityEntry, "by" | "undone">): boolean {
  return by === "advisor" && !undone;
}

/** Pages of the list as one, each change once: new ones push older ones onto the next page. */
export function joinPages(pages: readonly { changes: ActivityEntry[] }[]): ActivityEntry[] {
  return [...new Map(pages.flatMap(({ changes }) => changes).map((entry) => [entry.changeId, entry])).values()];
}
