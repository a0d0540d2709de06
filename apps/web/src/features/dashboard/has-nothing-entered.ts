import type { Financials } from "@seven-figures/domain";

/** Whether neither what is owned nor what is owed was ever entered: then that is the first thing to do. */
export function hasNothingEntered({ assets, debts }: Pick<Financials, "assets" | "debts">): boolean {
  return assets === null && debts === null;
}
