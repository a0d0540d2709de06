import { type CalendarDate, CHECK_IN_DAYS, daysBetween, isCalendarDate } from "@seven-figures/domain";
import type { NetWorthPoint } from "./net-worth-change.ts";

/**
 * How long ago net worth last changed or a check-in was made, whichever is later; null where that is not so long that
 * going through the balances is due, or where there is nothing to go through. What was told of earlier days is no change.
 */
export function daysUnchecked(
  history: readonly NetWorthPoint[],
  checkedInOn: string | null,
  today: CalendarDate,
): number | null {
  const changed = history.findLast(({ told }) => !told)?.date;
  if (!changed) return null;
  const last = checkedInOn && isCalendarDate(checkedInOn) && checkedInOn > changed ? checkedInOn : changed;
  const days = daysBetween(last, today);
  return days >= CHECK_IN_DAYS ? days : null;
}
