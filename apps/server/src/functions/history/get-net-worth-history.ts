import { isCalendarDate } from "@seven-figures/domain";
import { defaultDocuments, type Handler } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { netWorthHistory } from "./net-worth-history.ts";

/** One point for each day on which net worth changed, and for those that were told later, from a day on where one is given. */
export const getNetWorthHistory: Handler<"getNetWorthHistory"> = async (payload, call) => {
  const from = payload?.from;
  if (from !== undefined && !isCalendarDate(from)) {
    requireNoErrors([{ path: "from", message: "From must be a date (YYYY-MM-DD)" }]);
  }
  const reader = call.services.store.reader(call.person.userId);
  const [points, { stored }] = await Promise.all([
    reader.netWorthPoints(from),
    reader.document("past", () => defaultDocuments(call)),
  ]);
  return netWorthHistory(points, stored.documents.past, from);
};
