import type { Query } from "@seven-figures/domain";
import { per, sumOf, together, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { DEBTS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const INTEREST = /\binterest\b(?!(?: rates?| only|[- ]free))/;
const OTHER =
  /\b(?:rates?|which(?! (?:i|we)\b)|or|vs|versus|more|less|difference|gap|save|saving|percent\w*|share|if|until|till|since|ago|last|long|months|average|avg|highest|lowest|most|least|biggest|smallest|each|why|stop|growing|keep)\b|%/;
const TOTAL =
  /\b(?:balance|owed?|owing|total (?!interest)|together|altogether|add up|come to|combined(?! interest)|summed|sum of)\b/;
const TOGETHER_IN_INTEREST =
  /\b(?:total|combined|aggregate|together|altogether)(?: \S+){0,2} interest\b|\binterest\b(?: \S+){0,4} (?:together|altogether|combined|in total|all told)\b/g;

const RATE_AND_COST =
  /\brates?\b.*\b(?:what|how much) (?:does|is|would) (?:it|that|this) (?:cost|costs|costing)\b(?! to)/;

/** "What's the rate on the Visa, and what does it cost me a year": its interest, and none of what is spent. */
function rateAndCost(scope: Scope): Query[] | null {
  const debts = thingsIn(scope, DEBTS_FIRST);
  const [debt, ...others] = debts;
  const isOne = debt?.side === "debts" && debt.selection.kind === "entries" && others.length === 0;
  if (!isOne || scope.pieces.some(({ kind }) => /^(?:money|percent|date|span)$/.test(kind))) return null;
  return [value(sumOf(debt.selection, "rate")), value(per(sumOf(debt.selection, "interest"), periodIn(scope)))];
}

/** "Both education loans: combined balance and combined interest": the interest on debts that are named, with what they come to. */
export function interestAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (RATE_AND_COST.test(typed)) return rateAndCost(scope);
  if (!INTEREST.test(typed) || OTHER.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => /^(?:money|percent|date|span|count)$/.test(kind))) return null;
  const { included, excluded } = partitioned(thingsIn(scope, DEBTS_FIRST), scope);
  const debts = included.filter(({ selection }) => selection.kind !== "all");
  if (debts.length === 0 || excluded.length > 0 || included.some(({ side }) => side !== "debts")) return null;
  const chosen = together(debts.map(({ selection }) => selection));
  const interest = value(per(sumOf(chosen, "interest"), periodIn(scope)));
  const isOfBoth = debts.length > 1 || debts.some(({ selection }) => selection.kind === "type");
  const asksSum = isOfBoth && TOTAL.test(typed.replace(TOGETHER_IN_INTEREST, ""));
  return asksSum ? [value(sumOf(chosen)), interest] : isOfBoth ? [interest] : null;
}
