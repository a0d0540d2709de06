import type { Handler } from "../../call/call.ts";
import { readWholeDocument } from "../../changes/edit-document.ts";
import { financialsResult } from "./financials-result.ts";

export const getUserFinancials: Handler<"getUserFinancials"> = (_payload, call) =>
  readWholeDocument(call, "financials", financialsResult);
