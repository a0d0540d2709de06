import type { Query } from "@seven-figures/domain";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, thingsIn } from "./scope.ts";

const WHEN = /\b(?:when|how (?:soon|long|many (?:years|months))|(?:what|which) (?:year|month|age))\b/;
const REACHES =
  /\b(?:hit|reach|reached|get to|get there|make it to|be (?:at|worth)|become|have|see|at)\b(?: \S+){0,3} (?:M|million|millions|millionaire|seven figures|target)\b/;
/** What else may be asked with it. */
const OTHER = /\b(?:instead|extra|more|less|without|except|debt[- ]free|paid off|goal|fund|retire\w*)\b/;
const MILLION = 1_000_000;

/** "When would I hit my million if I keep going like this": when the target is reached as things stand; null where more is supposed. */
export function millionAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const sums = piecesOf(scope.pieces, "money");
  const isOther = sums.some(({ value }) => value !== MILLION) || piecesOf(scope.pieces, "period").length > 0;
  if (!WHEN.test(typed) || !REACHES.test(scope.text) || OTHER.test(typed) || isOther) return null;
  if (thingsIn(scope, ASSETS_FIRST).length > 0) return null;
  return [{ kind: "until", goal: null, amount: null, saving: null }];
}
