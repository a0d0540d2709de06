import type { ActivityEntry } from "@seven-figures/calls";
import { type FieldPath, isWithin } from "@seven-figures/domain";

/**
 * The newest change of the person's own that touched what stands at one of these paths and was
 * not undone since; null where there is none.
 */
export function findImport(changes: readonly ActivityEntry[], paths: readonly FieldPath[]): string | null {
  const isTouched = (path: FieldPath) => paths.some((start) => isWithin(path, start));
  const change = changes.find(
    ({ by, undone, fields }) => by === "you" && !undone && fields.some(({ path }) => isTouched(path)),
  );
  return change?.changeId ?? null;
}
