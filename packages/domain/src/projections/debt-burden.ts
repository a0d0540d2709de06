import type { Debt, Financials } from "../financials.ts";
import { type Dollars, roundToCents, sumDollars } from "../money.ts";
import { totalAssets, totalDebts } from "../net-worth.ts";

/** Debts in percent of a year's income and of all assets; null where there is nothing to compare with. */
interface DebtBurden {
  ofIncome: number | null;
  ofAssets: number | null;
}

export function debtBurden({
  financialInfo,
  assets,
  debts,
}: Pick<Financials, "financialInfo" | "assets" | "debts">): DebtBurden {
  const owed = totalDebts(debts);
  const owned = totalAssets(assets);
  return {
    ofIncome: financialInfo.annualIncome ? (owed / financialInfo.annualIncome) * 100 : null,
    ofAssets: owned > 0 ? (owed / owned) * 100 : null,
  };
}

/** The mean rate of the debts whose rate is known, weighted by balance; null where none is. */
export function averageRate(debts: readonly Debt[]): number | null {
  const known = debts.filter(({ interestRate }) => interestRate !== null);
  const owed = sumDollars(known.map(({ balance }) => balance));
  if (owed <= 0) return null;
  return known.reduce((sum, { balance, interestRate }) => sum + balance * (interestRate ?? 0), 0) / owed;
}

/** What real estate is worth beyond the mortgages on it; null without real estate. */
export function homeEquity({ assets, debts }: Pick<Financials, "assets" | "debts">): Dollars | null {
  const homes = (assets ?? []).filter(({ type }) => type === "real-estate");
  if (homes.length === 0) return null;
  const mortgages = (debts ?? []).filter(({ type }) => type === "mortgage");
  return roundToCents(totalAssets(homes) - totalDebts(mortgages));
}
