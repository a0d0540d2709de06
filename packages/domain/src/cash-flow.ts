import type { FinancialInfo } from "./financials.ts";
import { type Dollars, roundToCents } from "./money.ts";

export const SAVINGS_RATE_BANDS = { excellent: 20, good: 10, poor: 0 } as const;
export type SavingsRateBand = keyof typeof SAVINGS_RATE_BANDS;

/** Income minus expenses, dollars a year; a missing side counts as 0, both missing as unknown. */
export function annualCashFlow(info: Pick<FinancialInfo, "annualIncome" | "annualExpenses">): Dollars | null {
  if (info.annualIncome === null && info.annualExpenses === null) return null;
  return roundToCents((info.annualIncome ?? 0) - (info.annualExpenses ?? 0));
}

/** Cash flow in percent of income; null where there is no income. */
export function savingsRate(info: Pick<FinancialInfo, "annualIncome" | "annualExpenses">): number | null {
  const cashFlow = annualCashFlow(info);
  if (cashFlow === null || !info.annualIncome) return null;
  return (cashFlow / info.annualIncome) * 100;
}

/** Excellent from 20 percent, good from 10, poor below. */
export function savingsRateBand(rate: number): SavingsRateBand {
  if (rate >= SAVINGS_RATE_BANDS.excellent) return "excellent";
  return rate >= SAVINGS_RATE_BANDS.good ? "good" : "poor";
}
