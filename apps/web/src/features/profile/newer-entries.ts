import { mergeEntries } from "#forms/merge-entries.ts";
import { sameValue } from "#forms/same-value.ts";

interface EditedList<Entry> {
  /** As it was when the person began to type. */
  before: readonly Entry[];
  typed: readonly Entry[];
  /** As it is stored now. */
  now: readonly Entry[];
  nameOf: (entry: Entry) => string;
}

/** A line for each entry that was changed here and elsewhere in ways that don't go together: what became of it there. */
export function newerEntries<Entry extends object>({ before, typed, now, nameOf }: EditedList<Entry>): string[] {
  const mine = mergeEntries(before, typed, now, { nameOf, prefer: "typed" });
  const theirs = mergeEntries(before, typed, now, { nameOf, prefer: "fresh" });
  const gone = mine.filter((entry) => !theirs.some((other) => sameValue(other, entry)));
  const fresh = theirs.filter((entry) => !mine.some((other) => sameValue(other, entry)));
  const isNamed = (entries: Entry[], entry: Entry) => entries.some((other) => nameOf(other) === nameOf(entry));
  const label = (entry: Entry) => nameOf(entry) || "An entry";
  return [
    ...gone.filter((entry) => !isNamed(fresh, entry)).map((entry) => `${label(entry)}: deleted`),
    ...fresh.map((entry) => `${label(entry)}: changed`),
  ];
}

/** What follows from saving over it. */
export function aboutSaving(lines: readonly string[]): string {
  const isGone = lines.some((line) => line.endsWith(": deleted"));
  return isGone
    ? "What you typed is kept. Saving adds what was deleted again and replaces the rest."
    : "What you typed is kept. Saving replaces the newer values.";
}
