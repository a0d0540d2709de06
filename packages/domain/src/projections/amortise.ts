import { type Dollars, toCents, toDollars } from "../money.ts";
import { monthlyInterestRate } from "./rates.ts";

interface Installment {
  /** From 1. */
  month: number;
  interest: Dollars;
  principal: Dollars;
  balance: Dollars;
}

/** A debt paid off with its schedule, or never: the payment doesn't outrun the interest, or takes over 100 years. */
type Amortisation =
  | { kind: "paid-off"; months: number; interest: Dollars; schedule: Installment[] }
  | { kind: "never" };

const LONGEST_MONTHS = 1200;

/**
 * A debt paid down by the same amount each month. Interest of APR / 12 on the balance is charged, rounded to the cent,
 * then the payment is made; the last one is what remains. The principals add up to the balance exactly.
 */
export function amortise(balance: Dollars, aprPercent: number, payment: Dollars): Amortisation {
  const rate = monthlyInterestRate(aprPercent);
  const paid = toCents(payment);
  const schedule: Installment[] = [];
  let left: number = toCents(balance);
  let interestTotal = 0;
  for (let month = 1; left > 0; month++) {
    const interest = Math.round(left * rate);
    if (paid <= interest || month > LONGEST_MONTHS) return { kind: "never" };
    const principal = Math.min(paid - interest, left);
    left -= principal;
    interestTotal += interest;
    schedule.push({ month, interest: toDollars(interest), principal: toDollars(principal), balance: toDollars(left) });
  }
  return { kind: "paid-off", months: schedule.length, interest: toDollars(interestTotal), schedule };
}

/**
 * The level payment, rounded up to the cent, that clears a debt in so many months: balance i / (1 - (1 + i)^-n), the
 * annuity formula.
 */
export function paymentToClear(balance: Dollars, aprPercent: number, months: number): Dollars {
  const rate = monthlyInterestRate(aprPercent);
  const payment = rate === 0 ? balance / months : (balance * rate) / -Math.expm1(-months * Math.log1p(rate));
  return Math.ceil(payment * 100 - 1e-6) / 100;
}
