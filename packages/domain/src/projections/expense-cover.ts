import type { Asset, FinancialInfo, Financials } from "../financials.ts";
import { type Dollars, roundToCents, sumDollars } from "../money.ts";
import { EMERGENCY_FUND_MONTHS } from "./assumptions.ts";

/** How long cash would pay the bills: some months, without end (nothing is spent), or unknown (spending not entered). */
export type ExpenseCover = { kind: "months"; months: number } | { kind: "endless" } | { kind: "unknown" };

/** Assets of type 'other' that are cash all the same, by the words people name them with. */
const CASH_NAMES =
  /\b(cash|chequ?ing|checking|current account|money market|cds?|certificates? of deposit|bank account)\b/i;

/** Whether an asset can be spent within days without a loss: savings, and cash under another type. */
export function isLiquid({ type, name }: Pick<Asset, "type" | "name">): boolean {
  return type === "savings" || (type === "other" && CASH_NAMES.test(name));
}

export function liquidAssets(assets: readonly Asset[] | null): Asset[] {
  return (assets ?? []).filter(isLiquid);
}

/** The sum of {@link liquidAssets}; where there are none, the Current Savings box, which is no part of net worth. */
export function liquidTotal({ assets, financialInfo }: Pick<Financials, "assets" | "financialInfo">): Dollars {
  const liquid = liquidAssets(assets);
  return liquid.length > 0 ? sumDollars(liquid.map(({ value }) => value)) : (financialInfo.currentSavings ?? 0);
}

/** Liquid money / (yearly expenses / 12). */
export function expenseCover(liquid: Dollars, { annualExpenses }: Pick<FinancialInfo, "annualExpenses">): ExpenseCover {
  if (annualExpenses === null) return { kind: "unknown" };
  return annualExpenses > 0 ? { kind: "months", months: liquid / (annualExpenses / 12) } : { kind: "endless" };
}

export interface EmergencyFund {
  /** Three and six months of expenses. */
  low: Dollars;
  high: Dollars;
  /** What is still missing to each, never below 0. */
  gapToLow: Dollars;
  gapToHigh: Dollars;
}

/** The emergency fund that fits the spending, and what is missing; null where spending is not known. */
export function emergencyFund(
  liquid: Dollars,
  { annualExpenses }: Pick<FinancialInfo, "annualExpenses">,
): EmergencyFund | null {
  if (annualExpenses === null) return null;
  const low = roundToCents((annualExpenses / 12) * EMERGENCY_FUND_MONTHS.low);
  const high = roundToCents((annualExpenses / 12) * EMERGENCY_FUND_MONTHS.high);
  return {
    low,
    high,
    gapToLow: Math.max(roundToCents(low - liquid), 0),
    gapToHigh: Math.max(roundToCents(high - liquid), 0),
  };
}
