import { addMonths, type CalendarDate, formatDollars, formatPercent, isCalendarDate } from "@seven-figures/domain";
import { fullDate, monthAndYear, rate } from "../words/figures.ts";

/** All figures that an answer was built from, for the test that finds each figure of the answer among them. */
interface Ledger {
  numbers: number[];
  dates: CalendarDate[];
}

/**
 * Every number and date in a structure; lengths of lists count as numbers. What a schedule goes through month by month is
 * its working: with thousands of numbers almost any figure would be among them.
 */
export function ledgerOf(value: unknown): Ledger {
  const ledger: Ledger = { numbers: [], dates: [] };
  collect(value, ledger);
  return ledger;
}

function collect(value: unknown, ledger: Ledger): void {
  if (typeof value === "number") ledger.numbers.push(value);
  else if (typeof value === "string" && isCalendarDate(value)) ledger.dates.push(value);
  else if (typeof value === "object" && value !== null) {
    if (Array.isArray(value)) ledger.numbers.push(value.length);
    for (const [key, entry] of Object.entries(value)) if (key !== "schedule") collect(entry, ledger);
  }
}

/** Names that hold digits without being figures. */
const NAMES = /401\(k\)|403\(b\)|\b401k|\b457\b|\b529\b|pillar 3a|W-[24]|Chapter \d+|\b211\.org|https?:\S+/gi;

const FIGURE =
  /−?\$\d{1,3}(?:,\d{3})*|\d+ years? and \d+ months?|\d+ years?\b|\d+(?:\.\d+)? months?\b|[A-Z][a-z]+ \d{1,2}, \d{4}|[A-Z][a-z]+ \d{4}\b|−?\d+(?:\.\d+)?%|\d+(?:,\d{3})*(?:\.\d+)?/g;

/** The figures of a text, names of the person's own entries and numbered list marks left out. */
export function figuresIn(text: string, names: readonly string[]): string[] {
  const bare = names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ""), text);
  return (
    bare
      .replace(NAMES, "")
      .replace(/^\d+\. /gm, "")
      .match(FIGURE) ?? []
  );
}

/** Whether a figure of a text is one of the ledger, as answers write it. */
export function isInLedger(figure: string, { numbers, dates }: Ledger, today: CalendarDate): boolean {
  if (figure.includes("$")) {
    return numbers.some((value) => formatDollars(value) === figure || formatDollars(Math.abs(value)) === figure);
  }
  if (figure.endsWith("%")) {
    return numbers.some((value) =>
      [formatPercent(value), rate(value), rate(Number(value.toFixed(1)))].includes(figure),
    );
  }
  if (/^[A-Z]/.test(figure)) return isDateInLedger(figure, numbers, dates, today);
  const duration = /^(?:(\d+) years?)?(?: and )?(?:(\d+(?:\.\d+)?) months?)?$/.exec(figure);
  if (duration) return isSpanInLedger(Number(duration[1] ?? 0), Number(duration[2] ?? 0), numbers);
  const plain = Number(figure.replaceAll(",", ""));
  return numbers.some((value) => value === plain || Number(Math.abs(value).toFixed(1)) === plain);
}

function isDateInLedger(figure: string, numbers: number[], dates: CalendarDate[], today: CalendarDate): boolean {
  if (dates.some((date) => monthAndYear(date) === figure || fullDate(date) === figure)) return true;
  return numbers.some(
    (value) => value >= 0 && value <= 1200 && monthAndYear(addMonths(today, Math.ceil(value))) === figure,
  );
}

function isSpanInLedger(years: number, months: number, numbers: number[]): boolean {
  const total = years * 12 + months;
  return numbers.some((value) => {
    const size = Math.abs(value);
    return Math.ceil(size - 1e-9) === total || Number(size.toFixed(1)) === total || (months === 0 && size === years);
  });
}
