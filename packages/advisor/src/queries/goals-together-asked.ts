import type { Query } from "@seven-figures/domain";
import { sumOf, together, value } from "./build.ts";
import { goalsIn } from "./compose-words.ts";
import type { Scope } from "./scope.ts";

const JOINED =
  /\b(?:both|together|adding|added|add up|sum|summed|total|in all|all in|all told|altogether|combined|the pair|two of them|between them|the lot|plus)\b/;
const MISSING =
  /\b(?:lack\w*|missing|to go|to find|to save|to raise|left|remain\w*|short|shortfall|needs?|needed|wants?|still|outstanding|yet to|unfunded)\b/;
const HELD = /\b(?:saved|put (?:by|away|aside)|in there|already|so far|have|has|got)\b/;
const OTHER =
  /%|\b(?:percent\w*|pct|how long|when|months?|weekly|each week|a week|per|if|which|each|apiece|individually|separately|more|versus|vs|due|date)\b/;

/** What several goals that are named lack together, or have: "the roof and the van, how much have I yet to find for the pair of them". */
export function goalsTogetherAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!JOINED.test(typed) || OTHER.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => !/^(?:named|group)$/.test(kind))) return null;
  const goals = goalsIn(scope).filter(({ isNamed }) => isNamed);
  const isOther = scope.pieces.some((piece) => piece.kind === "named" && !piece.sides.goals);
  if (goals.length < 2 || isOther) return null;
  const of = together(goals.map(({ selection }) => selection));
  if (MISSING.test(typed)) return [value(sumOf(of, "remaining"))];
  return HELD.test(typed) ? [value(sumOf(of))] : null;
}
