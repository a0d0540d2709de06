import { type CalendarDate, isCalendarDate, readDateInput } from "@seven-figures/domain";

const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?!\d)/;

type Order = "day first" | "month first";

/** The days of a column, null where a cell is none. Whether the day or the month comes first shows in the column. */
export function readDates(cells: readonly string[]): (CalendarDate | null)[] {
  const order = orderOf(cells);
  return cells.map((cell) => readDay(cell, order));
}

/** Whether a cell can be a day at all. */
export function isDate(cell: string): boolean {
  return readDay(cell, "month first") !== null || readDay(cell, "day first") !== null;
}

function readDay(cell: string, order: Order): CalendarDate | null {
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

/** A part above 12 is a day; where none is, the order in which the days follow each other; points are of Europe. */
function orderOf(cells: readonly string[]): Order {
  const parts = cells.map((cell) => NUMBERS.exec(cell)).filter((match) => match !== null && match[1]?.length !== 4);
  if (parts.some((match) => Number(match?.[1]) > 12)) return "day first";
  if (parts.some((match) => Number(match?.[2]) > 12)) return "month first";
  if (parts.some((match) => match?.[0].includes("."))) return "day first";
  const breaks = (order: Order) => countBreaks(cells.map((cell) => readDay(cell, order)));
  return breaks("day first") < breaks("month first") ? "day first" : "month first";
}

/** How often the days turn from rising to falling or back. */
function countBreaks(days: readonly (CalendarDate | null)[]): number {
  const known = days.filter((day) => day !== null);
  const steps = known.slice(1).map((day, at) => Math.sign(day.localeCompare(known[at] ?? day)));
  const moving = steps.filter((step) => step !== 0);
  return moving.slice(1).filter((step, at) => step !== moving[at]).length;
}
