import type { Asset, Debt, Financials } from "./financials.ts";
import { type Dollars, roundToCents, sumDollars } from "./money.ts";

export function totalAssets(assets: readonly Asset[] | null): Dollars {
  return sumDollars((assets ?? []).map((asset) => asset.value));
}

export function totalDebts(debts: readonly Debt[] | null): Dollars {
  return sumDollars((debts ?? []).map((debt) => debt.balance));
}

/** Sum of asset values minus sum of debt balances; may be negative. */
export function netWorth({ assets, debts }: Pick<Financials, "assets" | "debts">): Dollars {
  return roundToCents(totalAssets(assets) - totalDebts(debts));
}
