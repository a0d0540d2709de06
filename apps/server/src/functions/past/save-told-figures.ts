import { sortTold } from "@seven-figures/domain";
import { type Handler, todayOf } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { pastResult } from "./past-result.ts";

/** Stores the complete list of earlier figures, in the order of their days. */
export const saveToldFigures: Handler<"saveToldFigures"> = (payload, call) => {
  const today = todayOf(call);
  requireNoErrors(
    payload.told.flatMap(({ date }, at) =>
      date > today ? [{ path: `told.${at}.date`, message: "Date must be before today" }] : [],
    ),
  );
  return editDocument(call, {
    kind: "past",
    payload,
    edit: (past) => ({ ...past, told: sortTold(payload.told) }),
    answer: pastResult,
  });
};
