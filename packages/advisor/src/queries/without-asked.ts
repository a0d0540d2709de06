import type { Query, Selection } from "@seven-figures/domain";
import { all, except, measureOf, per, sumOf, value, without } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { ASSETS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const OTHER =
  /\b(?:which|biggest|largest|smallest|highest|lowest|most|least|how many|percent\w*|share|months?(?! total)|average|avg|mean|rate|rates|long|last|since|ago|afford|enough|only|if|minus)\b|%/;
const WORTH = /\bworth\b/;
const OWED = /\b(?:ow(?:e|ed|ing)|debts?|indebtedness|liabilit(?:y|ies)|borrow\w*)\b/;
const OWNED = /\b(?:own|have|got|assets?|everything|possess\w*)\b/;

/** Net worth, all that is owned or owed, or its interest, without entries that are named: "what do I own not counting the car or the boat". */
export function withoutAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (OTHER.test(typed) || scope.pieces.some(({ kind }) => /^(?:money|percent|date|span|count)$/.test(kind)))
    return null;
  const { included, excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  if (excluded.length === 0 || included.some(({ selection }) => selection.kind !== "all")) return null;
  const less = excluded.map(({ selection }) => selection);
  const sides = new Set(excluded.map(({ side }) => side));
  if (WORTH.test(typed) && !sides.has("goals")) return worths(typed, less);
  if (sides.size > 1) return null;
  if (sides.has("debts") && /\binterest\b/.test(typed))
    return [value(per(sumOf(except(all("debts"), less), "interest"), periodIn(scope)))];
  if (sides.has("debts") && OWED.test(typed)) return [value(sumOf(except(all("debts"), less)))];
  return sides.has("assets") && OWNED.test(typed) && !OWED.test(typed)
    ? [value(sumOf(except(all("assets"), less)))]
    : null;
}

/** "My net worth, and then what it would be without the mare" asks for both. */
function worths(typed: string, less: readonly Selection[]): Query[] {
  const after = value(without(measureOf("net-worth"), less));
  return /\band (?:then )?(?:also )?(?:what|without|how much)\b/.test(typed)
    ? [value(measureOf("net-worth")), after]
    : [after];
}
