import type { ActivityEntry } from "@seven-figures/calls";

/**
 * The newest change of the person's own that touched what stands at one of these paths (`financials.assets.a1`) and was
 * not undone since; null where there is none.
 */
export function findImport(changes: readonly ActivityEntry[], paths: readonly string[]): string | null {
  const isTouched = (path: string) => paths.some((start) => path === start || path.startsWith(`${start}.`));
  const change = changes.find(
    ({ by, undone, fields }) => by === "you" && !undone && fields.some(({ path }) => isTouched(path)),
  );
  return change?.changeId ?? null;
}
