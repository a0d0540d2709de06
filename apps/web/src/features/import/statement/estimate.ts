import {
  addDays,
  type CalendarDate,
  calendarDate,
  type Dollars,
  dateParts,
  daysBetween,
  daysInMonth,
  sumDollars,
} from "@seven-figures/domain";
import type { SortedLine } from "./sort-lines.ts";
import type { Statement } from "./statement.ts";

/** One calendar month: what came in and what was spent, refunds taken off. */
export interface MonthTotal {
  /** Its first day. */
  month: CalendarDate;
  income: Dollars;
  spending: Dollars;
  /** Covered by every account from its beginning to its end. */
  isWhole: boolean;
}

/** Income and spending a month, on average of whole months. */
export interface Estimate {
  monthlyIncome: Dollars;
  monthlySpending: Dollars;
}

/** Days at a month's beginning and end without a booking that still count as covered. */
const QUIET_DAYS = 5;

/** The months of all statements, oldest first. The one that `today` is in is never whole. */
export function monthTotals(
  statements: readonly Statement[],
  lines: readonly SortedLine[],
  today: CalendarDate,
): MonthTotal[] {
  const covered = coverage(statements.filter((statement) => statement.lines.length > 0));
  const byMonth = new Map<CalendarDate, SortedLine[]>();
  for (const line of lines) {
    const month = monthOf(line.date);
    const known = byMonth.get(month);
    if (known) known.push(line);
    else byMonth.set(month, [line]);
  }
  return [...byMonth.keys()].toSorted().map((month) => {
    const own = byMonth.get(month) ?? [];
    const sum = (kind: SortedLine["kind"]) =>
      sumDollars(own.filter((line) => line.kind === kind).map(({ amount }) => amount));
    return {
      month,
      income: sum("income"),
      // Money that went out is below zero; spending is told above it.
      spending: sumDollars([-sum("spending"), -sum("refund")]),
      isWhole: month < monthOf(today) && covered.every((ranges) => ranges.some((range) => holds(range, month))),
    };
  });
}

/** The mean of the months given; null where there is none. Spending is never below zero. */
export function estimate(months: readonly MonthTotal[]): Estimate | null {
  if (months.length === 0) return null;
  const mean = (of: (month: MonthTotal) => Dollars) => sumDollars(months.map(of)) / months.length;
  return {
    monthlyIncome: mean(({ income }) => income),
    monthlySpending: Math.max(
      0,
      mean(({ spending }) => spending),
    ),
  };
}

interface Range {
  from: CalendarDate;
  to: CalendarDate;
}

/** For each account the days that its files speak of. Files of one account that follow each other are one. */
function coverage(statements: readonly Statement[]): Range[][] {
  const accounts: { account: string; ranges: Range[] }[] = [];
  for (const { account, from, to } of statements.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const known = accounts.find((other) => other.account === account && (other.ranges.at(-1)?.to ?? to) < from);
    const last = known?.ranges.at(-1);
    if (!known || !last) accounts.push({ account, ranges: [{ from, to }] });
    else if (daysBetween(last.to, from) <= 2 * QUIET_DAYS) last.to = to;
    else known.ranges.push({ from, to });
  }
  return accounts.map(({ ranges }) => ranges);
}

function holds({ from, to }: Range, month: CalendarDate): boolean {
  const { year, month: number } = dateParts(month);
  const last = calendarDate(year, number, daysInMonth(year, number));
  return from < addDays(month, QUIET_DAYS) && to > addDays(last, -QUIET_DAYS);
}

function monthOf(date: CalendarDate): CalendarDate {
  const { year, month } = dateParts(date);
  return calendarDate(year, month, 1);
}
