import { netWorth } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";
import { readDocument } from "../../changes/edit-document.ts";

export const getUserStats: Handler<"getUserStats"> = (_payload, call) =>
  readDocument(call, "financials", ({ documents: { financials } }) => ({
    netWorth: netWorth(financials),
    financialInfo: financials.financialInfo,
  }));
