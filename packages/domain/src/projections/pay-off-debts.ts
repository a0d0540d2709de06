import type { Debt } from "../financials.ts";
import { type Dollars, roundToCents, toCents, toDollars } from "../money.ts";
import { ASSUMED_MINIMUM_PAYMENT } from "./assumptions.ts";
import { monthlyInterestRate } from "./rates.ts";

/** Highest rate first, or smallest balance first. */
type PayoffOrder = "avalanche" | "snowball";

interface ClearedDebt {
  id: string;
  name: string;
  /** The month, from 1, in which it is gone. */
  month: number;
  interest: Dollars;
}

/** All debts paid off, in the order in which they go; or the monthly amount doesn't cover even the smallest payments. */
export type Payoff =
  | { kind: "paid-off"; months: number; interest: Dollars; cleared: ClearedDebt[] }
  | { kind: "too-little"; needed: Dollars }
  | { kind: "never" };

const LONGEST_MONTHS = 1200;

interface Running {
  debt: Debt;
  left: number;
  interest: number;
}

/**
 * Debts of known rate (an unknown one counts as 0) paid off with one monthly amount. Each month every debt is charged
 * APR / 12, gets its smallest payment (its interest and 1 percent of the balance), and all that is left of the amount
 * goes to the first debt in the order, then the next: what a cleared debt frees rolls on.
 */
export function payOffDebts(debts: readonly Debt[], monthly: Dollars, order: PayoffOrder): Payoff {
  const running = inPayoffOrder(debts, order).map(
    (debt): Running => ({ debt, left: toCents(debt.balance), interest: 0 }),
  );
  const budget = toCents(monthly);
  const cleared: ClearedDebt[] = [];
  for (let month = 1; running.some(({ left }) => left > 0); month++) {
    if (month > LONGEST_MONTHS) return { kind: "never" };
    const needed = payMonth(running, budget);
    if (needed > budget) return { kind: "too-little", needed: toDollars(needed) };
    for (const { debt, left, interest } of running) {
      if (left === 0 && !cleared.some(({ id }) => id === debt.id)) {
        cleared.push({ id: debt.id, name: debt.name, month, interest: toDollars(interest) });
      }
    }
  }
  const interest = toDollars(running.reduce((sum, entry) => sum + entry.interest, 0));
  return { kind: "paid-off", months: Math.max(0, ...cleared.map(({ month }) => month)), interest, cleared };
}

/** Charges interest and pays one month; gives the sum of the smallest payments, which the budget must cover. */
function payMonth(running: Running[], budget: number): number {
  let needed = 0;
  for (const entry of running) {
    const interest = Math.round(entry.left * monthlyInterestRate(entry.debt.interestRate ?? 0));
    const smallest = Math.min(
      entry.left + interest,
      interest + Math.ceil((entry.left * ASSUMED_MINIMUM_PAYMENT) / 100),
    );
    entry.left += interest - smallest;
    entry.interest += interest;
    needed += smallest;
  }
  let extra = Math.max(budget - needed, 0);
  for (const entry of running) {
    const paid = Math.min(extra, entry.left);
    entry.left -= paid;
    extra -= paid;
  }
  return needed;
}

/** Highest rate first (unknown rates last, then the smaller balance), or smallest balance first (then the higher rate). */
export function inPayoffOrder(debts: readonly Debt[], order: PayoffOrder): Debt[] {
  const byRate = (a: Debt, b: Debt) => (b.interestRate ?? -1) - (a.interestRate ?? -1);
  const byBalance = (a: Debt, b: Debt) => a.balance - b.balance;
  return debts.toSorted((a, b) =>
    order === "avalanche" ? byRate(a, b) || byBalance(a, b) : byBalance(a, b) || byRate(a, b),
  );
}

interface PayoffComparison {
  avalanche: Payoff;
  snowball: Payoff;
  /** What avalanche saves; null where not both end. */
  interestSaved: Dollars | null;
  monthsSaved: number | null;
}

/** Both orders side by side. */
export function comparePayoffs(debts: readonly Debt[], monthly: Dollars): PayoffComparison {
  const avalanche = payOffDebts(debts, monthly, "avalanche");
  const snowball = payOffDebts(debts, monthly, "snowball");
  const both = avalanche.kind === "paid-off" && snowball.kind === "paid-off";
  return {
    avalanche,
    snowball,
    interestSaved: both ? roundToCents(snowball.interest - avalanche.interest) : null,
    monthsSaved: both ? snowball.months - avalanche.months : null,
  };
}

/** What a debt costs in a year at its present balance; null where the rate is not known. */
export function yearlyInterest(debt: Pick<Debt, "balance" | "interestRate">): Dollars | null {
  return debt.interestRate === null ? null : roundToCents((debt.balance * debt.interestRate) / 100);
}
