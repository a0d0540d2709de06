import { type Dollars, toDollars } from "@seven-figures/domain";
import type { NetWorthPoint } from "../../store/person-reader.ts";

/** The stored points as callers see them, in dollars. */
export function netWorthPoints(points: readonly NetWorthPoint[]): { date: string; netWorth: Dollars }[] {
  return points.map(({ date, net_worth }) => ({ date, netWorth: toDollars(net_worth) }));
}
