import type { Handler } from "../../call/call.ts";
import { editWholeDocument } from "../../changes/edit-document.ts";
import { financialsResult } from "./financials-result.ts";

/** Stores the income and expenses, or one complete list. */
export const updateUserFinancialsSection: Handler<"updateUserFinancialsSection"> = (payload, call) =>
  editWholeDocument(call, {
    kind: "financials",
    payload,
    edit: (financials) => ({ ...financials, [payload.section]: payload.data }),
    answer: financialsResult,
  });
