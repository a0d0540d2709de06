import { type Field, type ItemRef, type Query, type Selection, type Side, select } from "@seven-figures/domain";
import { entries, per, sumOf } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { DEBTS_FIRST, GOALS_FIRST, type Scope, thingsIn } from "./scope.ts";

const WHICH = /\b(?:which|whichever|or|more|vs|versus|who)\b/;
const TOGETHER = /\b(?:together|combined|in total|altogether|total|sum of)\b/;
const COSTS = /\b(?:cost(?:s|ing)?|interest|charg(?:es?|ing)|dearer|expensive|eat(?:s|ing)|bleed\w*)\b/;
const RATE = /\b(?:interest rates?|rates?|apr)\b/;
const AHEAD = /\b(?:further|farther|ahead|winning|along|nearer|closer|more complete)\b/;

/** Which of two debts costs more, or of two goals is further, and by how much. */
export function comparedAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (
    !WHICH.test(typed) ||
    (TOGETHER.test(typed) && !/\b(?:more|less|or|difference)\b/.test(typed)) ||
    scope.pieces.some(({ kind }) => kind === "money" || kind === "percent")
  )
    return null;
  if (COSTS.test(typed) || RATE.test(typed)) {
    const field = RATE.test(typed) ? "rate" : "interest";
    return moreOf(scope, "debts", field, field === "rate" ? null : periodIn(scope));
  }
  return AHEAD.test(typed) ? moreOf(scope, "goals", "percent", null) : null;
}

function moreOf(scope: Scope, side: Side, field: Field, period: number | null): Query[] | null {
  const [one, other, ...more] = twoOf(scope, side);
  if (!one || !other || more.length > 0) return null;
  const of = (item: ItemRef) => per(sumOf(entries(item), field), period);
  return [{ kind: "compare", left: of(one), right: of(other), as: "more" }];
}

/** The entries of a side that are named, or all of it where they are spoken of as two: "my two goals". */
function twoOf(scope: Scope, side: Side): ItemRef[] {
  const things = thingsIn(scope, side === "goals" ? GOALS_FIRST : DEBTS_FIRST);
  const named = things.filter((thing) => thing.side === side && (thing.isNamed || /\b(?:two|both)\b/.test(scope.text)));
  if (named.length === 0 || things.some((thing) => thing.side !== side)) return [];
  const chosen: Selection = { kind: "and", parts: named.map(({ selection }) => selection) };
  return select(chosen, scope.documents).map(({ id }) => ({ side, id }));
}
