import type { ActivityEntry } from "@seven-figures/calls";
import { type FieldPath, samePath } from "@seven-figures/domain";

/** The newest change that took away what stood at a path and was not undone since; null where there is none. */
export function findRemoval(changes: readonly ActivityEntry[], path: FieldPath): string | null {
  const removal = changes.find(
    ({ undone, fields }) => !undone && fields.some((field) => field.action === "removed" && samePath(field.path, path)),
  );
  return removal?.changeId ?? null;
}
