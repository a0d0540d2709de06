import { type Call, defaultDocuments, type Handler } from "../../call/call.ts";
import { CallFailure } from "../../call/call-failure.ts";
import { undoChange } from "../../changes/undo-change.ts";
import { writeOnce } from "../../changes/write-once.ts";
import { isId } from "../../new-id.ts";

const REFUSALS = {
  "later-edits": (things: string[]) => `This can't be undone, since later edits would be lost: ${things.join(", ")}.`,
  "profile-needs-it": () =>
    "This can't be undone, since your profile would no longer be complete. You can change it on the Profile page.",
};

const TOO_OLD = "This can't be undone any more: of changes that are this old and this large only the summary is kept.";

/**
 * Takes one change back, the advisor's or the person's own. Asked again, it answers that there is nothing left to undo.
 */
export const undoAdvisorChange: Handler<"undoAdvisorChange"> = (payload, call: Call) =>
  writeOnce(call, payload.requestId, async (writer) => {
    const change = isId(payload.changeId) ? await writer.findChange(payload.changeId) : undefined;
    if (!change) throw new CallFailure("NOT_FOUND", "There is no such change.");
    if (change.undoes !== null) throw new CallFailure("FAILED_PRECONDITION", "An undo can't be undone.");
    if (change.isSummaryOnly) throw new CallFailure("FAILED_PRECONDITION", TOO_OLD);
    if (change.undoneAt !== null) return { undone: false, restored: [] };
    const seen = await writer.documents(() => defaultDocuments(call));
    const undo = await undoChange(writer, call, { change, seen, by: "you" });
    if ("refused" in undo) {
      const things = "things" in undo ? undo.things : [];
      throw new CallFailure("FAILED_PRECONDITION", REFUSALS[undo.refused](things));
    }
    return { undone: true, restored: undo.restored };
  });
