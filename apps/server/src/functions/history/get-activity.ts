import { fieldChanges } from "@seven-figures/domain";
import { isUndoable } from "../../changes/plan-undo.ts";
import { isId } from "../../new-id.ts";
import { defaultDocuments, type Handler, instantOf, todayOf } from "../call.ts";
import { requireNoErrors } from "../call-failure.ts";

/** How many changes one answer holds. */
const PAGE = 100;

/** The last changes, newest first; `before` is the id of the oldest one that the caller has. */
export const getActivity: Handler<"getActivity"> = async (payload, call) => {
  const olderThan = payload?.before;
  if (olderThan !== undefined && !isId(olderThan))
    requireNoErrors([{ path: "before", message: "There is no such change" }]);
  const reader = call.services.store.reader(call.person.userId);
  const changes = await reader.changes(PAGE, olderThan);
  const { documents } = await reader.documents(() => defaultDocuments(call));
  const today = todayOf(call);
  return {
    changes: changes.map((change) => ({
      changeId: change.changeId,
      at: instantOf(change.at),
      by: change.by,
      summary: change.summary,
      fields: fieldChanges(change.before, change.after),
      undone: change.undoneAt !== null,
      undoable: isUndoable(documents, change, today),
    })),
  };
};
