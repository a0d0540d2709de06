import type { CallResult } from "@seven-figures/calls";
import { type Past, sortTold } from "@seven-figures/domain";
import type { NetWorthPoint } from "../../store/person-reader.ts";
import { netWorthPoints } from "./net-worth-points.ts";

/**
 * The stored points with those that were told later, in the order of their days; what was stored on a day stands. And
 * the day of the last check-in.
 */
export function netWorthHistory(
  stored: readonly NetWorthPoint[],
  { told, checkIns }: Past,
  from = "",
): CallResult<"getNetWorthHistory"> {
  const days = new Map(
    sortTold(told)
      .filter(({ of, date }) => of === "net-worth" && date >= from)
      .map(({ date, amount }) => [date as string, { date: date as string, netWorth: amount, told: true as const }]),
  );
  const points: CallResult<"getNetWorthHistory">["points"] = netWorthPoints(stored);
  const recorded = new Set(points.map(({ date }) => date));
  const later = [...days.values()].filter(({ date }) => !recorded.has(date));
  const all = later.length === 0 ? points : [...points, ...later].sort((a, b) => (a.date < b.date ? -1 : 1));
  return { points: all, checkedInOn: checkIns.at(-1)?.date ?? null };
}
