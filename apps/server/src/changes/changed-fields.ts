import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  type FieldChange,
  fieldChanges,
  sameJson,
} from "@seven-figures/domain";
import type { StoredDocuments } from "../store/stored-documents.ts";

type Stamped = { createdAt: string; updatedAt: string };

/** Which documents a change alters; those that `next` leaves out stay. */
export function changedKinds(seen: StoredDocuments, next: Partial<Documents>): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => differs(seen, next, kind));
}

/** What a change shows in its receipt, of the documents that it alters. */
export function changedFields(
  seen: StoredDocuments,
  next: Partial<Documents>,
  kinds = changedKinds(seen, next),
): FieldChange[] {
  const of = (documentOf: (kind: DocumentKind) => Documents[DocumentKind] | undefined): Partial<Documents> =>
    Object.fromEntries(kinds.map((kind) => [kind, documentOf(kind)]));
  return fieldChanges(
    of((kind) => seen.one(kind)),
    of((kind) => next[kind]),
  );
}

/** Whether two states of a document differ in more than their own time stamps. */
function differs(seen: StoredDocuments, next: Partial<Documents>, kind: DocumentKind): boolean {
  if (next[kind] === undefined || next[kind] === seen.one(kind)) return false;
  const { createdAt: _created, updatedAt: _updated, ...was }: Stamped = seen.one(kind);
  const { createdAt: _create, updatedAt: _update, ...is }: Stamped = next[kind];
  return !sameJson(was, is);
}
