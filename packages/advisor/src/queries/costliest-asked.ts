import type { Query } from "@seven-figures/domain";
import { all, list, together } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const BY_RATE =
  /\bhighest (?:interest|rates?|aprs?)\b|\bworst (?:rates?|aprs?|interest|debts?|cards?|loans?)\b|\bby (?:the )?(?:rate|apr)\b|\b(?:most expensive|priciest|costliest|dearest) (?:debts?|cards?|loans?|one)\b/;
const BY_COST =
  /\b(?:which|what) (?:one|debt|card|loan)?(?: of (?:them|these|those|my \w+))? ?(?:costs?|is costing|cost|charges?|eats?) (?:me )?(?:the )?(?:most|more)\b/;
const OF_DEBTS = /\b(?:debts?|cards?|loans?|owe|borrow\w*|rate|apr|interest)\b/;
const OTHER =
  /\b(?:list|rank|sort|order|every|each|first|should|pay|earns?|earning|savings?|account|cd|average|avg|total|sum|how much (?:interest )?(?:do|am|would|will)|lowest|least|cheapest|if|after|and then|versus|vs|or)\b/;
const LONGEST = 80;

/** "What's my worst debt", "the DEBTS man. highest interest": the debts by their rates, or by what they cost in a year. */
export function costliestAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!mayAskCostliest(typed)) return null;
  if (
    scope.pieces.some(({ kind }) => /^(?:money|percent|date|span)$/.test(kind)) ||
    piecesOf(scope.pieces, "period").length > 0
  )
    return null;
  const { included, excluded } = partitioned(thingsIn(scope, DEBTS_FIRST), scope);
  const kinds = included.filter(({ side, selection }) => side === "debts" && selection.kind === "type");
  if (excluded.length > 0 || included.some(({ side }) => side !== "debts")) return null;
  const of = kinds.length > 0 ? together(kinds.map(({ selection }) => selection)) : all("debts");
  return [list(of, BY_RATE.test(typed) ? "rate" : "interest", true, 1)];
}

function mayAskCostliest(typed: string): boolean {
  const isAsked = BY_RATE.test(typed) || (BY_COST.test(typed) && OF_DEBTS.test(typed));
  return isAsked && !OTHER.test(typed) && typed.length <= LONGEST;
}
