import type { Handler } from "../../call/call.ts";
import { editDocument } from "../../changes/edit-document.ts";
import { financialsResult } from "./financials-result.ts";

export const saveUserFinancials: Handler<"saveUserFinancials"> = (payload, call) =>
  editDocument(call, {
    kind: "financials",
    payload,
    edit: (financials) => ({ ...financials, ...payload.financials }),
    answer: financialsResult,
  });
