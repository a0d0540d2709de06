import { netWorth } from "@seven-figures/domain";
import { readDocuments } from "../../changes/edit-document.ts";
import type { Handler } from "../call.ts";

export const getUserStats: Handler<"getUserStats"> = (_payload, call) =>
  readDocuments(call, ({ documents: { financials } }) => ({
    netWorth: netWorth(financials),
    financialInfo: financials.financialInfo,
  }));
