import type { Query } from "@seven-figures/domain";
import { measureOf, value } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const HOW_FAR = /%|\b(?:percent\w*|pct|fraction|share|proportion|how (?:far|close|near))\b/;
const ON_THE_WAY =
  /\b(?:way|along|there|got|gotten|come|far|close|near|am i|are we)\b.*\b(?:to|towards?|from|of|at) (?:(?:my|the|our|a|one|that|big|final|main) )*(?:target|goal of|million|1m|1,?000,?000)\b/;

const STILL_TO_GO =
  /\bhow much (?:more |is |do i |have )*(?:left|to go|missing|remains|still)(?: \S+){0,3} (?:to|till|until|for|from) (?:(?:my|the|our|a|one) )*(?:target|million|1m|1,?000,?000)\b/;

const OF_TARGET = /\bhow much of (?:my|the|our) (?:target|million) (?:do (?:i|we) have|have (?:i|we)(?: got)?(?! \w))/;

/** "What percent of the way to my million am I": how far net worth is towards the target. */
export function progressAsked({ laid: { typed }, pieces, documents }: Scope): Query[] | null {
  const isOther = pieces.some(({ kind }) => kind === "named" || kind === "group" || kind === "date" || kind === "span");
  if (isOther || SUPPOSES.test(typed)) return null;
  const isOfTarget = piecesOf(pieces, "money").every(
    (money) => money.value === documents.profile.financialGoal.targetAmount,
  );
  const isToGo = isOfTarget && /\d|million/.test(typed) && STILL_TO_GO.test(typed);
  if (OF_TARGET.test(typed) && isOfTarget) return [value(measureOf("progress")), value(measureOf("to-target"))];
  if (!isToGo && !(HOW_FAR.test(typed) && ON_THE_WAY.test(typed))) return null;
  return [value(measureOf("progress")), value(measureOf("to-target"))];
}

const SUPPOSES = /\b(?:if|when|how long|likely|chance|by 20\d\d)\b/;
