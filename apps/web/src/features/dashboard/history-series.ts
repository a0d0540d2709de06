import {
  addMonths,
  type CalendarDate,
  calendarDate,
  type Dollars,
  dateParts,
  daysBetween,
  daysInMonth,
  formatDate,
  formatMonth,
  formatShortDate,
  monthsBetween,
} from "@seven-figures/domain";
import type { NetWorthPoint } from "./net-worth-change.ts";

const MONTHS_SHOWN = 12;
/** Up to here every point is drawn; beyond, the end of each month. */
const DAYS_BY_POINT = 92;

export interface HistorySeries {
  /** `year`: months, but further back than a year. */
  by: "day" | "month" | "year";
  points: (NetWorthPoint & { label: string })[];
}

/**
 * What the chart draws and its table lists: the last twelve months, up to today's net worth, and before them what was told
 * of earlier days.
 */
export function historySeries(stored: readonly NetWorthPoint[], netWorth: Dollars, today: CalendarDate): HistorySeries {
  const recorded = recordedSeries(
    stored.filter(({ told }) => !told),
    netWorth,
    today,
  );
  const [first] = recorded.points;
  const told = stored.filter((point) => point.told && first && point.date < first.date);
  if (told.length === 0) return recorded;
  return {
    by: "year",
    points: [...told.map((point) => ({ ...point, label: toldLabel(point.date) })), ...recorded.points],
  };
}

function toldLabel(date: CalendarDate): string {
  return `${formatDate(date)}, told later`;
}

function recordedSeries(stored: readonly NetWorthPoint[], netWorth: Dollars, today: CalendarDate): HistorySeries {
  const past = stored.filter(({ date }) => date < today);
  const first = past[0]?.date ?? today;
  if (stored.length === 0) return { by: "day", points: [] };
  const now = { date: today, netWorth, label: "Today" };
  if (daysBetween(first, today) <= DAYS_BY_POINT) {
    return { by: "day", points: [...past.map((point) => ({ ...point, label: formatDate(point.date) })), now] };
  }
  const months = Math.min(monthsBetween(first, today), MONTHS_SHOWN - 1);
  const ends = Array.from({ length: months }, (_, at) => endOfMonth(addMonths(today, at - months)));
  const points = ends.flatMap((date) => {
    const last = past.findLast((point) => point.date <= date);
    return last ? [{ date, netWorth: last.netWorth, label: formatMonth(date) }] : [];
  });
  return { by: "month", points: [...points, { ...now, label: formatMonth(today) }] };
}

/** How long the chart looks back, in words. */
export function spanLabel({ by, points }: HistorySeries): string {
  const first = points[0];
  if (!first || points.length < 2) return "";
  if (by === "year") return `Since ${formatMonth(first.date)}`;
  return by === "month" ? `${points.length} months` : `Since ${formatShortDate(first.date)}`;
}

function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = dateParts(date);
  return calendarDate(year, month, daysInMonth(year, month));
}
