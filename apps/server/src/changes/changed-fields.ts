import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  type FieldChange,
  fieldChanges,
  sameJson,
} from "@seven-figures/domain";

type Stamped = { createdAt: string; updatedAt: string };

/** Which documents a change alters; those that `next` leaves out stay. */
export function changedKinds(seen: Documents, next: Partial<Documents>): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => differs(seen, next, kind));
}

/** What a change shows in its receipt, of the documents that it alters. */
export function changedFields(
  seen: Documents,
  next: Partial<Documents>,
  kinds = changedKinds(seen, next),
): FieldChange[] {
  return fieldChanges(pick(seen, kinds), pick(next, kinds));
}

/** Whether two states of a document differ in more than their own time stamps. */
function differs(seen: Documents, next: Partial<Documents>, kind: DocumentKind): boolean {
  if (next[kind] === undefined || next[kind] === seen[kind]) return false;
  const { createdAt: _created, updatedAt: _updated, ...was }: Stamped = seen[kind];
  const { createdAt: _create, updatedAt: _update, ...is }: Stamped = next[kind];
  return !sameJson(was, is);
}

function pick(documents: Partial<Documents>, kinds: readonly DocumentKind[]): Partial<Documents> {
  return Object.fromEntries(kinds.map((kind) => [kind, documents[kind]]));
}
