import { keyOf, type Query, select } from "@seven-figures/domain";
import { except, sumOf, together, value } from "./build.ts";
import { ASSETS_FIRST, partitioned, type Scope, textBefore, thingsIn } from "./scope.ts";

const SHARE = /%|\b(?:percent\w*|pct|share|proportion|slice|fraction)\b/;
const OTHER = /\b(?:which|rates?|interest|if|done|complete|since|ago|worth)\b/;

const NOT_OF =
  /\b(?:is not|isn'?t|isnt|are not|aren'?t|arent|not|outside(?: of)?|other than|neither)(?: (?:in|on|of|the|my|our|from|with|at|held|tied up|a|an|for))* $/;

/** "What share of all I owe isn't student loans": what there is of a whole without a part of it. */
export function shareOfRestAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!SHARE.test(typed) || OTHER.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => /^(?:money|percent|date|span|measure)$/.test(kind))) return null;
  const things = thingsIn(scope, ASSETS_FIRST);
  const [whole, ...wholes] = things.filter(({ selection }) => selection.kind === "all");
  const parts = things.filter(({ selection }) => selection.kind !== "all");
  const [first] = parts;
  if (!whole || wholes.length > 0 || !first || !NOT_OF.test(textBefore(first.from, scope))) return null;
  if (parts.some(({ side }) => side !== whole.side)) return null;
  const rest = except(whole.selection, [together(parts.map(({ selection }) => selection))]);
  return [value({ kind: "share", part: sumOf(rest), whole: sumOf(whole.selection) })];
}

/** "Looking only at the savings accounts, what % of that money is with Ally": a part of the kind that is named beside it. */
export function shareWithinAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!SHARE.test(typed) || OTHER.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => /^(?:money|percent|date|span|measure)$/.test(kind))) return null;
  const { included, excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const parts = included.filter(({ isNamed, selection }) => isNamed && selection.kind === "entries");
  const [whole, ...others] = included.filter(({ selection }) => selection.kind === "type" || selection.kind === "all");
  const isAll = included.length === parts.length + 1;
  if (!whole || others.length > 0 || parts.length === 0 || !isAll || excluded.length > 0) return null;
  const part = together(parts.map(({ selection }) => selection));
  const within = new Set(select(whole.selection, scope.documents).map(keyOf));
  const isWithin = select(part, scope.documents).every((item) => within.has(keyOf(item)));
  return isWithin ? [value({ kind: "share", part: sumOf(part), whole: sumOf(whole.selection) })] : null;
}
