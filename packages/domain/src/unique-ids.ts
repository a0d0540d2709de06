import * as z from "zod/mini";

/** Refuses a list in which two entries have the same id. */
export function uniqueIds<Entry extends { id: string }>() {
  return z.refine<Entry[]>(
    (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
    "Two entries have the same id",
  );
}
