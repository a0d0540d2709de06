import type { DocumentKind } from "@seven-figures/domain";
import { type RawBuilder, sql } from "kysely";

/** The mark of one state of a document, which no other state of any document has; undefined where it can't be told. */
export function markOf({ revision, stamp }: { revision: number; stamp: string }): string | undefined {
  return stamp === "" ? undefined : `${revision} ${stamp}`;
}

/**
 * The same for another query. The revision is part of it for the sake of processes of an earlier version, which leave
 * the stamp as it was.
 */
export function storedMark(userId: string, kind: DocumentKind): RawBuilder<string | null> {
  return sql<string | null>`(select cast(revision as text) || ' ' || stamp from documents
    where user_id = ${userId} and kind = ${kind})`;
}
