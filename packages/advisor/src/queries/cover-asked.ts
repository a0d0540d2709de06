import type { Query } from "@seven-figures/domain";
import { all, sumOf, together, value } from "./build.ts";
import { ASSETS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

const HOW_LONG =
  /\b(?:how (?:many|much) (?:months?|weeks?)|how long|(?:number of |in )?months? of|for how long|months (?:would|could|can|will|do|does)|\bmonths\b.*\bcover\w*)\b/;
const CARRIES =
  /\b(?:covers?|covered|covering|lasts?(?! (?:months?|years?|weeks?|june|july))|(?:live|living|survive|get by|go|manage|make do) (?:\S+ )?(?:on|off|from|with|out of)|keeps? (?:me|us|my|our)|carr(?:y|ies)|pays? (?:my|our|for|the)|afloat|see (?:me|us) through|tide|stretch|good for|(?:expenses|spending|outgoings|bills|burn|living costs)|use[ds]? (?:both|my|our|the))\b/;
const OTHER =
  /\b(?:until|till|to (?:reach|fill|save|get to|clear|pay off)|ago|since|grow|worth more|payments?|paid off|goal)\b/;

const ALL_OWNED = /\b(?:everything|all|all that) i own\b/;

/** "How many months could we live off the savings and the GIC": what the accounts that are named would pay of the spending. */
export function coverAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!HOW_LONG.test(typed) || !CARRIES.test(typed) || OTHER.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => /^(?:money|percent|span)$/.test(kind))) return null;
  const { included, excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const named = included.filter(({ isNamed }) => isNamed);
  if (named.length === 0 && excluded.length === 0 && ALL_OWNED.test(typed))
    return [value({ kind: "cover", by: sumOf(all("assets")) })];
  const isOfAssets = included.every(({ side }) => side === "assets");
  if (named.length === 0 || !isOfAssets || excluded.length > 0) return null;
  const counted = included.filter(({ selection }) => selection.kind !== "all");
  return [value({ kind: "cover", by: sumOf(together(counted.map(({ selection }) => selection))) })];
}
