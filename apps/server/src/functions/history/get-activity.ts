import { fieldChanges } from "@seven-figures/domain";
import { isId } from "../../new-id.ts";
import { type Handler, instantOf } from "../call.ts";
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
  return {
    changes: changes.map(({ changeId, at, by, summary, before, after, undoneAt }) => ({
      changeId,
      at: instantOf(at),
      by,
      summary,
      fields: fieldChanges(before, after),
      undone: undoneAt !== null,
    })),
  };
};
