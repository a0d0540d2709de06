import { type Field, type Query, type Selection, type Side, select } from "@seven-figures/domain";
import { all, sumOf, value } from "./build.ts";
import { counted, type Scope } from "./scope.ts";

const MEDIAN = /\bmedian\b|\b(?:one|value|figure|balance|amount|debt|asset|loan) in the (?:very )?middle\b/;
const OWED = /\b(?:ow(?:e|es|ed|ing)|debts?|loans?|balances?|cards?|lenders?|borrow\w*)\b/;
const RATES = /\b(?:rates?|apr|interest)\b/;

/** "What is the median of my four balances": the one in the middle, or the mean of the two. */
export function medianAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!MEDIAN.test(typed) || scope.pieces.some(({ kind }) => /^(?:money|percent|date|range)$/.test(kind))) return null;
  const side: Side = OWED.test(typed) ? "debts" : /\bgoals?\b/.test(typed) ? "goals" : "assets";
  const order: readonly Side[] = [side, ...(["assets", "debts", "goals"] as const).filter((each) => each !== side)];
  const of = counted(scope, order, side) ?? all(side);
  const field: Field = side === "debts" && RATES.test(typed) ? "rate" : "amount";
  const known = select(of, scope.documents).filter((item) => item[field] !== null);
  if (known.length < 3) return null;
  const isEven = known.length % 2 === 0;
  const middle: Selection = {
    kind: "top",
    of,
    by: field,
    most: false,
    count: isEven ? 2 : 1,
    from: isEven ? known.length / 2 : (known.length + 1) / 2,
  };
  return [value(isEven ? { kind: "average", of: middle, field, weighted: false } : sumOf(middle, field))];
}
