import { type CalendarDate, isCalendarDate, readDateInput } from "@seven-figures/domain";

const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?!\d)/;

/** What comes first in days that are written as numbers with the year last. */
export type DayOrder = "day first" | "month first";

/** The days of a column, null where a cell is none. Whether the day or the month comes first shows in the column. */
export function readDates(cells: readonly string[]): (CalendarDate | null)[] {
  const { order } = dayOrderOf(cells);
  return cells.map((cell) => readDay(cell, order));
}

/** Whether a cell can be a day at all. */
export function isDate(cell: string): boolean {
  return readDay(cell, "month first") !== null || readDay(cell, "day first") !== null;
}

/** The day that a cell is; null where it is none. */
export function readDay(cell: string, order: DayOrder): CalendarDate | null {
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d{1,5}$)/.exec(cell);
  if (compact) return dayOf(compact[1], compact[2], compact[3]);
  const numbers = NUMBERS.exec(cell);
  if (!numbers) {
    const read = /\d/.test(cell) && /\p{L}/u.test(cell) ? readDateInput(cell) : null;
    return read && "date" in read ? read.date : null;
  }
  const [, first = "", second = "", third = ""] = numbers;
  if (first.length === 4) return dayOf(first, second, third);
  const year = third.length === 2 ? `20${third}` : third;
  return order === "day first" ? dayOf(year, second, first) : dayOf(year, first, second);
}

function dayOf(year = "", month = "", day = ""): CalendarDate | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(text) ? text : null;
}

/**
 * What comes first in a column of days, and whether that is sure: a part above 12 is a day; where none is, points are of
 * Europe, and else the order tells in which the days follow each other. `example`: a cell that could be read both ways.
 */
export function dayOrderOf(cells: readonly string[]): { order: DayOrder; isSure: boolean; example: string | null } {
  const parts = cells.map((cell) => NUMBERS.exec(cell)).filter((match) => match !== null && match[1]?.length !== 4);
  const example = parts.find((match) => Number(match?.[1]) !== Number(match?.[2]))?.[0] ?? null;
  const sure = (order: DayOrder) => ({ order, isSure: true, example: null });
  if (parts.some((match) => Number(match?.[1]) > 12)) return sure("day first");
  if (parts.some((match) => Number(match?.[2]) > 12)) return sure("month first");
  if (parts.some((match) => match?.[0].includes("."))) return sure("day first");
  const breaks = (order: DayOrder) => countBreaks(cells.map((cell) => readDay(cell, order)));
  const [dayFirst, monthFirst] = [breaks("day first"), breaks("month first")];
  return {
    order: dayFirst < monthFirst ? "day first" : "month first",
    isSure: example === null || dayFirst !== monthFirst,
    example,
  };
}

/** How often the days turn from rising to falling or back. */
function countBreaks(days: readonly (CalendarDate | null)[]): number {
  const known = days.filter((day) => day !== null);
  const steps = known.slice(1).map((day, at) => Math.sign(day.localeCompare(known[at] ?? day)));
  const moving = steps.filter((step) => step !== 0);
  return moving.slice(1).filter((step, at) => step !== moving[at]).length;
}
