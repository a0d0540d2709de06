import {
  type DocumentKind,
  type Documents,
  type FieldChange,
  instantOf,
  netWorth,
  toCents,
} from "@seven-figures/domain";
import { type Call, todayOf } from "../call/call.ts";
import { newId } from "../new-id.ts";
import type { ChangeAuthor } from "../store/database.ts";
import type { PersonWriter } from "../store/person-writer.ts";
import { type StoredDocuments, textOfKinds } from "../store/stored-documents.ts";
import { changedFields, changedKinds } from "./changed-fields.ts";
import { summarizeChange } from "./summarize-change.ts";

interface ChangeToRecord {
  seen: StoredDocuments;
  /** The documents as they are to be; those that are left out stay. */
  next: Partial<Documents>;
  by: ChangeAuthor;
  /** Of the assistant that `by` names. */
  assistantId?: string | undefined;
  /** A document to store even where nothing in it changed, if it never was. */
  create?: DocumentKind;
  /** The id of the change that this one takes back, and what that was. */
  undoes?: { changeId: string; summary: string };
  timeZone?: string | undefined;
}

export interface RecordedChange {
  stored: StoredDocuments;
  /** Null where nothing changed. */
  changeId: string | null;
  fields: FieldChange[];
}

/** Stores the documents that differ, with a row in the change log and, where net worth changed, the day's point. */
export async function recordChange(
  writer: PersonWriter,
  call: Pick<Call, "name" | "now">,
  change: ChangeToRecord,
): Promise<RecordedChange> {
  const { seen, next, by, assistantId = null, create, undoes } = change;
  const changed = changedKinds(seen, next);
  const isCreated = create !== undefined && seen.revisions[create] === 0 && !changed.includes(create);
  const stamped = stamp(seen, next, isCreated ? [...changed, create] : changed, call.now);
  const stored = await writer.saveDocuments(seen, stamped, call.now);
  if (changed.length === 0) return { stored, changeId: null, fields: [] };

  const fields = changedFields(seen, stamped, changed);
  const changeId = newId("change", call.now);
  await writer.addChange({
    change_id: changeId,
    at: call.now,
    by,
    assistant_id: assistantId,
    call: call.name,
    summary: undoes ? `Undone: ${undoes.summary}` : summarizeChange(fields),
    before: textOfKinds(seen, changed),
    after: textOfKinds(stored, changed),
    undoes: undoes?.changeId ?? null,
  });
  if (!changed.includes("financials")) return { stored, changeId, fields };
  const [was, is] = [netWorth(seen.one("financials")), netWorth(stored.one("financials"))];
  if (was !== is) await writer.saveNetWorth(todayOf(call, change.timeZone), toCents(is));
  return { stored, changeId, fields };
}

function stamp(
  seen: StoredDocuments,
  next: Partial<Documents>,
  kinds: readonly DocumentKind[],
  now: number,
): Partial<Documents> {
  const updatedAt = instantOf(now);
  const latest = <Kind extends DocumentKind>(kind: Kind): Documents[Kind] => next[kind] ?? seen.one(kind);
  const stamped: Partial<Documents> = {};
  if (kinds.includes("profile")) stamped.profile = { ...latest("profile"), updatedAt };
  if (kinds.includes("financials")) stamped.financials = { ...latest("financials"), updatedAt };
  if (kinds.includes("goals")) stamped.goals = { ...latest("goals"), updatedAt };
  if (kinds.includes("past")) stamped.past = { ...latest("past"), updatedAt };
  if (kinds.includes("scenarios")) stamped.scenarios = { ...latest("scenarios"), updatedAt };
  if (kinds.includes("skills")) stamped.skills = { ...latest("skills"), updatedAt };
  return stamped;
}
