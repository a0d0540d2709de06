import type { Query } from "@seven-figures/domain";
import { per, sumOf, together, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { DEBTS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const INTEREST = /\binterest\b(?!(?: rates?| only|[- ]free))/;
const OTHER =
  /\b(?:rates?|which|or|vs|versus|more|less|difference|gap|save|saving|percent\w*|share|if|until|till|since|ago|last|long|months|average|avg|highest|lowest|most|least|biggest|smallest|each|why|stop|growing|keep)\b|%/;
const TOTAL =
  /\b(?:balance|owed?|owing|total (?!interest)|together|altogether|add up|come to|combined(?! interest)|summed|sum of)\b/;
const TOGETHER_IN_INTEREST =
  /\b(?:total|combined|aggregate|together|altogether)(?: \S+){0,2} interest\b|\binterest\b(?: \S+){0,4} (?:together|altogether|combined|in total|all told)\b/g;

/** "Both education loans: combined balance and combined interest": the interest on debts that are named, with what they come to. */
export function interestAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
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
