import { DOCUMENT_KINDS, type DocumentKind, type FieldChange } from "@seven-figures/domain";
import { type Call, todayOf } from "../call/call.ts";
import type { ChangeAuthor } from "../store/database.ts";
import type { LoggedChange } from "../store/logged-change.ts";
import type { PersonWriter } from "../store/person-writer.ts";
import type { StoredDocuments } from "../store/stored-documents.ts";
import { planUndo, type UndoPlan } from "./plan-undo.ts";
import { recordChange } from "./record-change.ts";

interface UndoRequest {
  change: LoggedChange;
  seen: StoredDocuments;
  by: ChangeAuthor;
  assistantId?: string | undefined;
  timeZone?: string | undefined;
}

/** What came of an undo: what is as before again, or why the change stands. */
type Undo =
  | { restored: DocumentKind[]; fields: FieldChange[]; stored: StoredDocuments }
  | Extract<UndoPlan, { refused: unknown }>;

/** Takes a change back and marks it so, with a row of its own in the change log. */
export async function undoChange(
  writer: PersonWriter,
  call: Pick<Call, "name" | "now">,
  request: UndoRequest,
): Promise<Undo> {
  const { change, seen, by, assistantId, timeZone } = request;
  const plan = planUndo(seen.documents, change, todayOf(call, timeZone));
  if ("refused" in plan) return plan;

  const { stored, fields } = await recordChange(writer, call, {
    seen,
    next: plan.documents,
    by,
    assistantId,
    undoes: change,
    timeZone,
  });
  await writer.markUndone(change.changeId, call.now);
  const restored = DOCUMENT_KINDS.filter((kind) => stored.revisions[kind] !== seen.revisions[kind]);
  return { restored, fields, stored };
}
