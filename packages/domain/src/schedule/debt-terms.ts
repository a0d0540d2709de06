import type { Debt } from "../financials.ts";
import { type Dollars, roundToCents } from "../money.ts";
import type { DebtType } from "../options.ts";
import { paymentToClear } from "../projections/amortise.ts";
import { ASSUMED_MINIMUM_PAYMENT, HIGH_INTEREST_RATE } from "../projections/assumptions.ts";
import { monthlyInterestRate } from "../projections/rates.ts";

/**
 * Months over which a loan is supposed to be paid from today, since its term is not stored: a home loan 30 years and a
 * line on a home 20 (the usual terms, US Consumer Financial Protection Bureau), a US federal student loan 10 (Standard
 * Repayment Plan, 34 CFR 685.208), a car or a personal loan 5.
 */
const TERM_MONTHS: Record<Exclude<DebtType, "credit-card">, number> = {
  mortgage: 360,
  "student-loan": 120,
  "car-loan": 60,
  "personal-loan": 60,
  "business-loan": 120,
  other: 60,
};
const LINE_TERM_MONTHS = 240;
/** The least that a card asks for in a month, or the balance where that is less. */
export const CARD_MINIMUM: Dollars = 25;

const LINE_ON_HOME = /\b(heloc|home equity|equity (?:line|loan)|second mortgage)\b/i;

/** A loan with which a home was bought; a line of credit or a second loan on it is none. */
export function isHomeLoan({ type, name }: Pick<Debt, "type" | "name">): boolean {
  return type === "mortgage" && !LINE_ON_HOME.test(name);
}

/**
 * Whether a debt costs more than investments can be expected to bring, so that it is cleared ahead of time. A card whose
 * rate is not known is. A home loan never is: it takes half a life, and an emergency fund must not wait for it.
 */
export function isCostly(debt: Pick<Debt, "type" | "name" | "interestRate">): boolean {
  if (isHomeLoan(debt)) return false;
  return debt.interestRate === null ? debt.type === "credit-card" : debt.interestRate >= HIGH_INTEREST_RATE;
}

/**
 * What a debt asks for each month from today, dollars: of a card its interest and 1 percent of the balance, 25 dollars
 * at least; of a loan the level payment that clears it in its usual term. An unknown rate counts as 0. Never more than
 * the balance and a month's interest.
 */
export function agreedPayment(debt: Pick<Debt, "type" | "name" | "balance" | "interestRate">): Dollars {
  const apr = debt.interestRate ?? 0;
  const interest = debt.balance * monthlyInterestRate(apr);
  const asked =
    debt.type === "credit-card"
      ? Math.max(interest + (debt.balance * ASSUMED_MINIMUM_PAYMENT) / 100, CARD_MINIMUM)
      : paymentToClear(debt.balance, apr, termOf(debt.type, debt.name));
  return roundToCents(Math.min(asked, debt.balance + interest));
}

function termOf(type: Exclude<DebtType, "credit-card">, name: string): number {
  return type === "mortgage" && !isHomeLoan({ type, name }) ? LINE_TERM_MONTHS : TERM_MONTHS[type];
}
