import { type Dollars, sumDollars } from "@seven-figures/domain";

/** What each type adds up to, the largest first. */
export function totalsByType<Entry extends { type: string }>(
  entries: readonly Entry[],
  amountOf: (entry: Entry) => Dollars,
): { type: Entry["type"]; total: Dollars }[] {
  const types = [...new Set(entries.map(({ type }) => type))];
  return types
    .map((type) => ({ type, total: sumDollars(entries.filter((entry) => entry.type === type).map(amountOf)) }))
    .toSorted((a, b) => b.total - a.total);
}

/** Percent of the whole, 0 where there is none. */
export function shareOf(part: Dollars, whole: Dollars): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}

/** Entries by their amount, the largest first, in the order entered where equal. */
export function byAmount<Entry>(entries: readonly Entry[], amountOf: (entry: Entry) => Dollars): Entry[] {
  return entries.toSorted((a, b) => amountOf(b) - amountOf(a));
}
