import { sameValue } from "#forms/same-value.ts";

/**
 * What became of a list elsewhere while it was being edited here, a line for each entry: it has no ids, so an entry of
 * the same name that differs counts as changed.
 */
export function newerEntries<Entry>(
  before: readonly Entry[],
  now: readonly Entry[],
  nameOf: (entry: Entry) => string,
): string[] {
  const gone = before.filter((entry) => !now.some((other) => sameValue(other, entry)));
  const fresh = now.filter((entry) => !before.some((other) => sameValue(other, entry)));
  const isNamed = (entries: Entry[], entry: Entry) => entries.some((other) => nameOf(other) === nameOf(entry));
  const lines = [
    ...gone.filter((entry) => !isNamed(fresh, entry)).map((entry) => `${nameOf(entry)}: deleted`),
    ...gone.filter((entry) => isNamed(fresh, entry)).map((entry) => `${nameOf(entry)}: changed`),
    ...fresh.filter((entry) => !isNamed(gone, entry)).map((entry) => `${nameOf(entry)}: added`),
  ];
  return lines.length > 0 ? lines : ["The order of the entries changed"];
}

/** What follows from saving over it. */
export function aboutSaving(lines: readonly string[]): string {
  const isGone = lines.some((line) => line.endsWith(": deleted"));
  return isGone
    ? "What you typed is kept. Saving adds what was deleted again and replaces the rest."
    : "What you typed is kept. Saving replaces the newer values.";
}
