import { groupDigits } from "./group-digits.ts";
import type { Dollars } from "./money.ts";

/** What stands before a negative figure: the minus sign (U+2212), as wide as the plus and read aloud as "minus". */
const MINUS = "\u2212";

/** Dollars without decimals: `$79,800`, `−$1,250`. Never `−$0`. */
export function formatDollars(amount: Dollars): string {
  const whole = Math.round(amount) || 0;
  return `${whole < 0 ? MINUS : ""}$${groupDigits(Math.abs(whole))}`;
}

/** As {@link formatDollars}, with a plus sign when not negative. */
export function formatSignedDollars(amount: Dollars): string {
  return `${amount >= 0 ? "+" : ""}${formatDollars(amount)}`;
}

/** One decimal unless told otherwise: `28.7%`. */
export function formatPercent(percent: number, decimals = 1): string {
  const text = percent.toFixed(decimals);
  return `${Number(text) === 0 ? (0).toFixed(decimals) : text.replace("-", MINUS)}%`;
}

/** Shares of a way that words hang on: a badge, a sentence, a mark on the bar. */
const MARKS = [25, 50, 75, 100];

/** How far a way is come: as {@link formatPercent}, but never shown at a mark before it is there. */
export function formatProgress(percent: number, decimals = 1): string {
  const shown = Number(percent.toFixed(decimals));
  const passed = MARKS.find((mark) => percent < mark && shown >= mark);
  return formatPercent(passed ? passed - 10 ** -decimals : shown, decimals);
}

/** An amount on the way to a mark, as {@link formatDollars}, but never shown at the mark before it is there. */
export function formatDollarsToward(amount: Dollars, mark: Dollars): string {
  const limit = Math.round(mark) - 1;
  return formatDollars(amount < mark && Math.round(amount) > limit ? limit : amount);
}

/** What is left to a mark, as {@link formatDollars}, but at least $1 while something is. */
export function formatDollarsLeft(left: Dollars): string {
  return formatDollars(left > 0 ? Math.max(left, 1) : left);
}

const UNITS = [
  { size: 1, suffix: "" },
  { size: 1e3, suffix: "k" },
  { size: 1e6, suffix: "M" },
  { size: 1e9, suffix: "B" },
  { size: 1e12, suffix: "T" },
] as const;

/** Short, for axes and rulers: `$0`, `$250k`, `$1M`, `$1.25M`. */
export function formatShortDollars(amount: Dollars): string {
  const shown = UNITS.map(({ size, suffix }) => ({ digits: shortDigits(Math.abs(amount) / size, size), suffix }));
  // The smallest unit that the rounded figure fits: 999,999 reads $1M, not $1000k.
  const { digits, suffix } = shown.find((unit) => unit.digits < 1000) ?? { digits: shown.at(-1)?.digits, suffix: "T" };
  return `${amount < 0 && digits !== 0 ? MINUS : ""}$${digits}${suffix}`;
}

/** Whole dollars; above that three digits, so that a quarter of a target of five millions reads as it is. */
function shortDigits(figure: number, unit: number): number {
  return Number(unit === 1 || figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));
}
