import {
  type CalendarDate,
  dateAfterMonths,
  dateParts,
  formatDollars,
  formatFullMonth,
  formatMonthName,
  type MonthsTo,
} from "@seven-figures/domain";

export const dollars = formatDollars;

/** A rate without needless decimals: `6%`, `24.9%`. */
export function rate(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** One decimal, none where it is whole: `4.8`, `6`. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** `4.8 months`, `1 month`. */
export function monthsOf(months: number): string {
  const text = decimal(months);
  return `${text} ${text === "1" ? "month" : "months"}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A span of months, fractions rounded up: `7 months`, `20 years and 8 months`. Beyond 100 years no figure is given. */
export function span(months: number): string {
  const whole = Math.ceil(months - 1e-9);
  if (whole > 1200) return "more than a century";
  if (whole < 24) return counted(whole, "month");
  const rest = whole % 12;
  const years = counted((whole - rest) / 12, "year");
  return rest === 0 ? years : `${years} and ${counted(rest, "month")}`;
}

/** `March 2047`. */
export const monthAndYear = formatFullMonth;

/** `March 15, 2047`. */
export function fullDate(date: CalendarDate): string {
  const { year, day } = dateParts(date);
  return `${formatMonthName(date)} ${day}, ${year}`;
}

/** `in 17 years and 11 months (October 2044)`, or that it is there, or out of reach. */
export function arrival(time: MonthsTo, today: CalendarDate): string {
  if (time.kind === "reached") return "already reached";
  if (time.kind === "never") return "not at this pace";
  const date = dateAfterMonths(today, time.months);
  return date ? `in ${span(time.months)} (${monthAndYear(date)})` : "in more than a century";
}
