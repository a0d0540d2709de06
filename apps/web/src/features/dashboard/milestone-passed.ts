import { type Dollars, MILESTONE_FRACTIONS } from "@seven-figures/domain";
import type { NetWorthPoint } from "./net-worth-change.ts";

/** The last milestone that the line crossed upward and has stayed above, with the place where it did; null where none was. */
export function milestonePassed(
  points: readonly NetWorthPoint[],
  targetAmount: Dollars,
): { at: number; amount: Dollars } | null {
  for (const fraction of MILESTONE_FRACTIONS.toReversed()) {
    const amount = Math.round(targetAmount * fraction);
    const below = points.findLastIndex(({ netWorth }) => netWorth < amount);
    if (below >= 0 && below < points.length - 1) return { at: below + 1, amount };
  }
  return null;
}
