import type { ActivityEntry } from "@seven-figures/calls";
import { changeWords } from "#receipts/change-words.ts";

/** How the server's summary of an undo begins. */
const UNDONE = "Undone: ";

export function whoLabel(by: ActivityEntry["by"]): string {
  if (by === "you") return "You";
  return by === "advisor" ? "Advisor" : by.slice("assistant:".length);
}

/** Whether all of a change is about one thing, which its summary names. */
export function isAboutOneThing({ fields }: Pick<ActivityEntry, "fields">): boolean {
  return new Set(fields.map(nameOf)).size < 2;
}

/** What stands above the rows of a change: its summary, or where they name several things themselves how many. */
export function headingOf({ summary, fields }: Pick<ActivityEntry, "summary" | "fields">): string {
  const areNamedBelow = fields.some((field) => changeWords(field).subject.includes(field.thing));
  if (isAboutOneThing({ fields }) || !areNamedBelow) return summary;
  const isUndo = summary.startsWith(UNDONE);
  return `${isUndo ? UNDONE : ""}${fields.length} changes`;
}

/** Skills and interests are lists of names: there the name itself came or went. */
function nameOf({ path, thing, before, after }: ActivityEntry["fields"][number]): string {
  return path[0] === "skills" ? String(after ?? before) : thing;
}

/** Pages of the list as one, each change once: new ones push older ones onto the next page. */
export function joinPages(pages: readonly { changes: ActivityEntry[] }[]): ActivityEntry[] {
  return [...new Map(pages.flatMap(({ changes }) => changes).map((entry) => [entry.changeId, entry])).values()];
}
