import { setImmediate as nextTurn } from "node:timers/promises";
import type { CallResult } from "@seven-figures/calls";
import { type FieldChange, type FieldValue, fieldChanges, instantOf } from "@seven-figures/domain";
import { defaultDocuments, type Handler, todayOf } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { isUndoable } from "../../changes/plan-undo.ts";
import { isId } from "../../new-id.ts";

/** How many changes one answer holds. */
const PAGE = 100;
/** How many fields are listed of one change, and of all on a page; of the others only how many there are. */
const MOST_FIELDS_OF_ONE = 40;
const MOST_FIELDS = 1_000;
const LONGEST_VALUE = 300;

/** The last changes, newest first; `before` is the id of the oldest one that the caller has. */
export const getActivity: Handler<"getActivity"> = async (payload, call) => {
  const olderThan = payload?.before;
  if (olderThan !== undefined && !isId(olderThan))
    requireNoErrors([{ path: "before", message: "There is no such change" }]);
  const reader = call.services.store.reader(call.person.userId);
  const { documents } = await reader.documents(() => defaultDocuments(call));
  const today = todayOf(call);
  const changes: CallResult<"getActivity">["changes"] = [];
  let fieldsLeft = MOST_FIELDS;
  for await (const change of reader.changes(PAGE, olderThan)) {
    const all = fieldChanges(change.before, change.after);
    const fields = all.slice(0, Math.min(MOST_FIELDS_OF_ONE, fieldsLeft)).map(shortened);
    fieldsLeft -= fields.length;
    changes.push({
      changeId: change.changeId,
      at: instantOf(change.at),
      by: change.by,
      summary: change.summary,
      fields,
      moreFields: all.length - fields.length,
      undone: change.undoneAt !== null,
      undoable: isUndoable(documents, change, today),
    });
    // Comparing the states of a large change takes some milliseconds: others get their turn in between.
    await nextTurn();
  }
  return { changes };
};

function shortened(field: FieldChange): FieldChange {
  return { ...field, before: shortenedValue(field.before), after: shortenedValue(field.after) };
}

function shortenedValue(value: FieldValue): FieldValue {
  return typeof value === "string" && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}...` : value;
}
