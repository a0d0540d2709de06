import { type Query, select } from "@seven-figures/domain";
import { all, value } from "./build.ts";
import { counted, type Scope } from "./scope.ts";

const AVERAGE_RATE = /\b(?:average|avg|mean|blended) (?:interest )?(?:rates?|apr)\b/;

/** "The weighted average rate on my two student loans": by what is owed on each, or the plain mean where that is said. */
export function averageRateAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!AVERAGE_RATE.test(typed) || scope.pieces.some(({ kind }) => /^(?:money|percent|date|range)$/.test(kind)))
    return null;
  const of = counted(scope, ["debts"], "debts") ?? all("debts");
  if (select(of, scope.documents).length < 2) return null;
  const weighted = !/\b(?:plain|simple|unweighted)\b/.test(typed);
  return [value({ kind: "average", of, field: "rate", weighted })];
}
