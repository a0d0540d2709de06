import { undoChange } from "../../changes/undo-change.ts";
import { writeOnce } from "../../changes/write-once.ts";
import { isId } from "../../new-id.ts";
import { type Call, defaultDocuments, type Handler } from "../call.ts";
import { CallFailure } from "../call-failure.ts";

/** Takes one of the advisor's changes back. Asked again, it answers that there is nothing left to undo. */
export const undoAdvisorChange: Handler<"undoAdvisorChange"> = (payload, call: Call) =>
  writeOnce(call, payload.requestId, async (writer) => {
    const change = isId(payload.changeId) ? await writer.findChange(payload.changeId) : undefined;
    if (!change) throw new CallFailure("NOT_FOUND", "There is no such change.");
    if (change.by !== "advisor" || change.undoes !== null) {
      throw new CallFailure("FAILED_PRECONDITION", "Only the advisor's own changes can be undone.");
    }
    if (change.undoneAt !== null) return { undone: false, restored: [] };
    const seen = await writer.documents(() => defaultDocuments(call));
    const undo = await undoChange(writer, call, { change, seen, by: "you" });
    if ("lostThings" in undo) {
      throw new CallFailure(
        "FAILED_PRECONDITION",
        `This can't be undone, since later edits would be lost: ${undo.lostThings.join(", ")}.`,
      );
    }
    return { undone: true, restored: undo.restored };
  });
