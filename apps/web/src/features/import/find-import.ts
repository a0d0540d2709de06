import type { ActivityEntry } from "@seven-figures/calls";

/** The newest change of the person's own that touched one of these entries and stands; null where there is none. */
export function findImport(changes: readonly ActivityEntry[], entryIds: ReadonlySet<string>): string | null {
  const isOfThem = (path: string) => entryIds.has(path.split(".")[2] ?? "");
  const change = changes.find(
    ({ by, undone, fields }) => by === "you" && !undone && fields.some(({ path }) => isOfThem(path)),
  );
  return change?.changeId ?? null;
}
