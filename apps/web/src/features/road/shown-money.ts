import { type Dollars, inTodaysDollars } from "@seven-figures/domain";
import type { MoneyView } from "#money-view/use-money-view.ts";

/** An amount of some months ahead (earlier ones negative) as the person wants to see it. */
export type ShowMoney = (amount: Dollars, monthsAhead: number) => Dollars;

export function showMoney(view: MoneyView, inflation: number): ShowMoney {
  if (view === "future") return (amount) => amount;
  return (amount, monthsAhead) => inTodaysDollars(amount, inflation, monthsAhead / 12);
}
