import { type Dollars, roundToCents } from "../money.ts";
import { type PurchaseOutlook, purchaseOutlook } from "./afford-purchase.ts";

/** The share of a home's price, percent, from which lenders commonly ask for no mortgage insurance. */
export const DOWN_PAYMENT_PERCENT = 20;

/** Buying a home: its down payment looked at as a purchase, and the price in years of income (null without income). */
interface HomeOutlook {
  downPayment: Dollars;
  outlook: PurchaseOutlook;
  yearsOfIncome: number | null;
}

export function homeOutlook(
  price: Dollars,
  money: Parameters<typeof purchaseOutlook>[1] & { income: Dollars | null },
): HomeOutlook {
  const downPayment = (price * DOWN_PAYMENT_PERCENT) / 100;
  return {
    downPayment,
    outlook: purchaseOutlook(downPayment, money),
    yearsOfIncome: money.income ? price / money.income : null,
  };
}

/** Cash beyond a cushion, never below 0. */
export function spareCash(liquid: Dollars, cushion: Dollars): Dollars {
  return Math.max(roundToCents(liquid - cushion), 0);
}

/** The price of a home for which a sum is the common down payment. */
export function homePriceFor(downPayment: Dollars): Dollars {
  return roundToCents(downPayment / (DOWN_PAYMENT_PERCENT / 100));
}
