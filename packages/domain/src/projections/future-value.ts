import type { Dollars } from "../money.ts";
import { monthlyRate } from "./rates.ts";

/** Money that grows, with the same amount added at the end of each month. */
export interface SavingsPath {
  /** Net worth today; may be negative. */
  from: Dollars;
  /** Added at the end of each month; negative where it is drawn. */
  monthly: Dollars;
  /** Effective return in percent a year. */
  annualReturn: number;
}

/**
 * What a path comes to after some months (fractions allowed): from (1 + i)^n + monthly ((1 + i)^n - 1) / i, the future
 * value of a lump sum and an ordinary annuity. Returns are earned on what is owned: while the sum is below zero it moves
 * by the monthly amount alone.
 */
export function futureValue({ from, monthly, annualReturn }: SavingsPath, months: number): Dollars {
  if (months <= 0) return from;
  const rate = monthlyRate(annualReturn);
  if (from < 0) {
    const untilZero = monthly > 0 ? -from / monthly : Number.POSITIVE_INFINITY;
    return months <= untilZero ? from + monthly * months : grown(0, monthly, rate, months - untilZero);
  }
  const spentAfter = monthly < 0 ? monthsUntilSpent(from, monthly, rate) : Number.POSITIVE_INFINITY;
  return months <= spentAfter ? grown(from, monthly, rate, months) : monthly * (months - spentAfter);
}

/** The closed form with a monthly rate; plain multiplication at a rate of zero. */
function grown(from: Dollars, monthly: Dollars, rate: number, months: number): Dollars {
  if (rate === 0) return from + monthly * months;
  const growth = Math.expm1(months * Math.log1p(rate));
  return from * (1 + growth) + (monthly * growth) / rate;
}

function monthsUntilSpent(from: Dollars, monthly: Dollars, rate: number): number {
  if (rate === 0) return from / -monthly;
  const ratio = monthly / (from * rate + monthly);
  const months = Math.log(ratio) / Math.log1p(rate);
  return ratio > 0 && months >= 0 ? months : Number.POSITIVE_INFINITY;
}
