import type { Handler } from "../../call/call.ts";
import { editWholeDocument } from "../../changes/edit-document.ts";
import { financialsResult } from "./financials-result.ts";

export const saveUserFinancials: Handler<"saveUserFinancials"> = (payload, call) =>
  editWholeDocument(call, {
    kind: "financials",
    payload,
    edit: (financials) => ({ ...financials, ...payload.financials }),
    answer: financialsResult,
  });
