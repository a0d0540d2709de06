import { isCalendarDate } from "@seven-figures/domain";
import type { Handler } from "../../call/call.ts";
import { requireNoErrors } from "../../call/call-failure.ts";
import { netWorthPoints } from "./net-worth-points.ts";

/** One point for each day on which net worth changed, from a day on where one is given. */
export const getNetWorthHistory: Handler<"getNetWorthHistory"> = async (payload, call) => {
  const from = payload?.from;
  if (from !== undefined && !isCalendarDate(from)) {
    requireNoErrors([{ path: "from", message: "From must be a date (YYYY-MM-DD)" }]);
  }
  const reader = call.services.store.reader(call.person.userId);
  return { points: netWorthPoints(await reader.netWorthPoints(from)) };
};
