import type { DocumentKind } from "@seven-figures/domain";
import { type RawBuilder, sql } from "kysely";

/** The mark of one state of a document, which no other state of any document has; undefined where it can't be told. */
export function markOf({ revision, stamp }: { revision: number; stamp: string }): string | undefined {
  return stamp === "" ? undefined : `${revision} ${stamp}`;
}

/**
 * The same for a query of sessions. The revision is part of it for the sake of processes of an earlier version, which
 * leave the stamp as it was.
 */
export function markOfSession(kind: DocumentKind): RawBuilder<string | null> {
  return sql<string | null>`(select revision || ' ' || stamp from documents
    where user_id = auth_session."userId" and kind = ${kind})`;
}
