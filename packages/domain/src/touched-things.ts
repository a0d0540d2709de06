import type { Documents } from "./documents.ts";
import { fieldChanges } from "./field-changes.ts";
import { type FieldPath, isWithin } from "./field-path.ts";

/** What a change touched at these paths, in the person's words; all that it touched where none of them is its own. */
export function touchedThings(
  before: Partial<Documents>,
  after: Partial<Documents>,
  paths: readonly FieldPath[],
): string[] {
  const fields = fieldChanges(before, after);
  const touched = fields.filter(({ path }) =>
    paths.some((candidate) => isWithin(path, candidate) || isWithin(candidate, path)),
  );
  return [...new Set((touched.length > 0 ? touched : fields).map(({ thing }) => thing))];
}
