import {
  type CalendarDate,
  type Dollars,
  formatMonthName,
  isCalendarDate,
  roundToCents,
  yearOf,
} from "@seven-figures/domain";

export interface NetWorthPoint {
  date: CalendarDate;
  netWorth: Dollars;
  /** Told later, not what was stored on that day. */
  told?: boolean | undefined;
}

/** The points as they come over the wire; what is no day is left out. */
export function toPoints(
  points: readonly { date: string; netWorth: Dollars; told?: true | undefined }[],
): NetWorthPoint[] {
  return points.flatMap(({ date, netWorth, told }) => (isCalendarDate(date) ? [{ date, netWorth, told }] : []));
}

/** What net worth did since the end of the last month that has a point; null where this month is the first. */
export function netWorthChange(
  points: readonly NetWorthPoint[],
  netWorth: Dollars,
  today: CalendarDate,
): { amount: Dollars; since: string } | null {
  const month = today.slice(0, 7);
  const before = points.findLast(({ date }) => date.slice(0, 7) < month);
  if (!before) return null;
  const year = yearOf(before.date);
  const since = year === yearOf(today) ? formatMonthName(before.date) : `${formatMonthName(before.date)} ${year}`;
  return { amount: roundToCents(netWorth - before.netWorth), since };
}
