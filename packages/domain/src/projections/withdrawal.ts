import type { Dollars } from "../money.ts";
import { WITHDRAWAL_RATE } from "./assumptions.ts";

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
