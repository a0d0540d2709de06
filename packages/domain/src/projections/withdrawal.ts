import type { Financials } from "../financials.ts";
import { type Dollars, sumDollars } from "../money.ts";
import { WITHDRAWAL_RATE } from "./assumptions.ts";
import { isLiquid } from "./expense-cover.ts";

const DRAWN_ON: ReadonlySet<string> = new Set(["stocks", "bonds", "retirement", "crypto"]);

/** What could be drawn on: cash and what is invested, less what is owed beside mortgages. A home and other things carry nobody. */
export function drawableWealth({ assets, debts }: Pick<Financials, "assets" | "debts">): Dollars {
  const drawn = (assets ?? []).filter((asset) => isLiquid(asset) || DRAWN_ON.has(asset.type));
  const owed = (debts ?? []).filter(({ type }) => type !== "mortgage");
  return Math.max(sumDollars([...drawn.map(({ value }) => value), ...owed.map(({ balance }) => -balance)]), 0);
}

/** What can be drawn from savings in a year by the 4 percent rule (see {@link WITHDRAWAL_RATE}); 0 from nothing or less. */
export function sustainableIncome(savings: Dollars): Dollars {
  return (Math.max(savings, 0) * WITHDRAWAL_RATE) / 100;
}

/** The savings from which a yearly spending could be drawn by the same rule. */
export function savingsForIncome(yearlySpending: Dollars): Dollars {
  return yearlySpending / (WITHDRAWAL_RATE / 100);
}

/** What an amount some years ahead buys at today's prices: amount / (1 + inflation)^years, inflation in percent. */
export function inTodaysDollars(amount: Dollars, inflation: number, years: number): Dollars {
  return amount / (1 + inflation / 100) ** years;
}

/** How many times a yearly income a sum is, the yardstick for savings by age; the income has to be above 0. */
export function yearsOfIncome(sum: Dollars, income: Dollars): number {
  return sum / income;
}
