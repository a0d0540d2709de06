import type { ActivityEntry } from "@seven-figures/calls";

/** The newest change that took away what stood at a path and was not undone since; null where there is none. */
export function findRemoval(changes: readonly ActivityEntry[], path: string): string | null {
  const removal = changes.find(
    ({ undone, fields }) => !undone && fields.some((field) => field.action === "removed" && field.path === path),
  );
  return removal?.changeId ?? null;
}
