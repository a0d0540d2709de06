import { type Dollars, roundToCents } from "../money.ts";
import { EMERGENCY_FUND_MONTHS } from "./assumptions.ts";

/** What buying something with cash would do. */
export interface PurchaseOutlook {
  /** Cash left after it; negative where there isn't enough. */
  cashAfter: Dollars;
  /** Months of expenses that the cash left would cover; null where spending is not known or there is none. */
  monthsCoveredAfter: number | null;
  /** The price and three months of expenses: cash at which it is comfortable. */
  comfortableCash: Dollars;
  /** What is missing to that, never below 0. */
  missing: Dollars;
  /** Months of the present surplus until nothing is missing; null where there is no surplus. */
  monthsToSave: number | null;
}

export function purchaseOutlook(
  price: Dollars,
  money: { liquid: Dollars; monthlyExpenses: Dollars | null; monthlySurplus: Dollars | null },
): PurchaseOutlook {
  const { liquid, monthlyExpenses, monthlySurplus } = money;
  const cashAfter = roundToCents(liquid - price);
  const comfortableCash = roundToCents(price + (monthlyExpenses ?? 0) * EMERGENCY_FUND_MONTHS.low);
  const missing = Math.max(roundToCents(comfortableCash - liquid), 0);
  const canSave = monthlySurplus !== null && monthlySurplus > 0;
  return {
    cashAfter,
    monthsCoveredAfter: monthlyExpenses ? Math.max(cashAfter, 0) / monthlyExpenses : null,
    comfortableCash,
    missing,
    monthsToSave: missing === 0 ? 0 : canSave ? missing / monthlySurplus : null,
  };
}
