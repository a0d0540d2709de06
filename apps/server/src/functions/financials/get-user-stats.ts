import { netWorth } from "@seven-figures/domain";
import { readDocument } from "../../changes/edit-document.ts";
import type { Handler } from "../call.ts";

export const getUserStats: Handler<"getUserStats"> = (_payload, call) =>
  readDocument(call, "financials", ({ documents: { financials } }) => ({
    netWorth: netWorth(financials),
    financialInfo: financials.financialInfo,
  }));
