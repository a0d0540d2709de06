import type { Documents } from "@seven-figures/domain";
import { NO_STATE } from "./bounds.ts";
import type { ChangeAuthor, ChangeTable } from "./database.ts";
import { decodeDocuments } from "./stored-documents.ts";

/** A row of the change log, its documents readable. */
export interface LoggedChange {
  changeId: string;
  /** Epoch milliseconds. */
  at: number;
  by: ChangeAuthor;
  /** Of the assistant that made it; null where none did, or where it was stored before this was kept. */
  assistantId: string | null;
  call: string;
  summary: string;
  before: Partial<Documents>;
  after: Partial<Documents>;
  undoes: string | null;
  undoneAt: number | null;
  /** The states around it are no longer kept: it can't be undone. */
  isSummaryOnly: boolean;
}

export function decodeChange(row: ChangeTable): LoggedChange {
  return {
    changeId: row.change_id,
    at: row.at,
    by: row.by,
    assistantId: row.assistant_id,
    call: row.call,
    summary: row.summary,
    before: decodeDocuments(row.before),
    after: decodeDocuments(row.after),
    undoes: row.undoes,
    undoneAt: row.undone_at,
    isSummaryOnly: row.before === NO_STATE,
  };
}
