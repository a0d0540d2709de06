import type { Dollars } from "../money.ts";
import { futureValue, type SavingsPath } from "./future-value.ts";
import { monthlyRate } from "./rates.ts";

/** What must be saved each month: nothing more, an amount, or no amount will do since no time is left. */
export type RequiredMonthly = { kind: "none-needed" } | { kind: "monthly"; amount: Dollars } | { kind: "no-time-left" };

/**
 * The monthly amount that brings a sum to a target in some months, with growth: the payment (PMT) form
 * (target - from (1 + i)^n) i / ((1 + i)^n - 1). From below zero it is found by halving, as far as numbers go, on
 * {@link futureValue}, which rises with the monthly amount.
 */
export function requiredMonthly(
  { from, annualReturn }: Omit<SavingsPath, "monthly">,
  target: Dollars,
  months: number,
): RequiredMonthly {
  if (from >= target || (months > 0 && futureValue({ from, monthly: 0, annualReturn }, months) >= target)) {
    return { kind: "none-needed" };
  }
  if (!(months > 0)) return { kind: "no-time-left" };
  if (from < 0) return { kind: "monthly", amount: fromBelowZero(from, annualReturn, target, months) };
  const rate = monthlyRate(annualReturn);
  if (rate === 0) return { kind: "monthly", amount: (target - from) / months };
  const growth = Math.expm1(months * Math.log1p(rate));
  return { kind: "monthly", amount: ((target - from * (1 + growth)) * rate) / growth };
}

function fromBelowZero(from: Dollars, annualReturn: number, target: Dollars, months: number): Dollars {
  let low = 0;
  let high = Math.max(target - from, -from) / months + 1;
  while (futureValue({ from, monthly: high, annualReturn }, months) < target) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return high;
    if (futureValue({ from, monthly: middle, annualReturn }, months) < target) low = middle;
    else high = middle;
  }
}
