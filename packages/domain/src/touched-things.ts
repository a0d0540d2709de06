import type { Documents } from "./documents.ts";
import { fieldChanges } from "./field-changes.ts";

/** What a change touched at these paths, in the person's words; all that it touched where none of them is its own. */
export function touchedThings(
  before: Partial<Documents>,
  after: Partial<Documents>,
  paths: readonly string[],
): string[] {
  const fields = fieldChanges(before, after);
  const touched = fields.filter(({ path }) => paths.some((candidate) => isWithin(path, candidate)));
  return [...new Set((touched.length > 0 ? touched : fields).map(({ thing }) => thing))];
}

function isWithin(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
