import type { Query } from "@seven-figures/domain";
import { aboveZeroAsked } from "./above-zero-asked.ts";
import type { Asked } from "./asked.ts";
import { bankAsked } from "./bank-asked.ts";
import { clearInAsked } from "./clear-in-asked.ts";
import { comparedAsked } from "./compare-asked.ts";
import { costliestAsked } from "./costliest-asked.ts";
import { coverAsked } from "./cover-asked.ts";
import { equityAsked } from "./equity-asked.ts";
import { flowShareAsked } from "./flow-share-asked.ts";
import { foundAsked } from "./found-asked.ts";
import { goalAsked, movedGoalAsked, spareToGoalAsked } from "./goal-asked.ts";
import { goalsTogetherAsked } from "./goals-together-asked.ts";
import { interestAsked } from "./interest-asked.ts";
import { millionAsked } from "./million-asked.ts";
import { otherRateAsked } from "./other-rate-asked.ts";
import { pastAsked } from "./past-asked.ts";
import { payoffAsked } from "./payoff-asked.ts";
import { piecesOf } from "./pieces.ts";
import { progressAsked } from "./progress-asked.ts";
import { savedByThenAsked } from "./saved-by-then-asked.ts";
import type { Scope } from "./scope.ts";
import { paysAsked, shareOfAsked } from "./share-of-asked.ts";
import { shareWithinAsked } from "./share-within-asked.ts";
import { spareAsked } from "./spare-asked.ts";
import { withoutAsked } from "./without-asked.ts";
import { worthThenAsked } from "./worth-then-asked.ts";

/** Kinds of questions that are told from all others by what they name together; each reads the whole message. */
const READERS: readonly [Asked, (scope: Scope) => Query[] | null][] = [
  ["change", pastAsked],
  ["project", worthThenAsked],
  ["until", aboveZeroAsked],
  ["share", shareOfAsked],
  ["ratio", paysAsked],
  ["sum", equityAsked],
  ["time-to-target", millionAsked],
  ["largest-rate", costliestAsked],
  ["percent", goalAsked],
  ["remaining", goalsTogetherAsked],
  ["progress", progressAsked],
  ["interest", otherRateAsked],
  ["sum", savedByThenAsked],
  ["savings-rate", flowShareAsked],
  ["afford", spareAsked],
  ["months-covered", coverAsked],
  ["share", foundAsked],
  ["share", shareWithinAsked],
  ["sum", bankAsked],
  ["interest", interestAsked],
  ["sum", withoutAsked],
  ["until", spareToGoalAsked],
  ["until-zero", payoffAsked],
  ["monthly-to-zero", clearInAsked],
  ["more", comparedAsked],
];

/** The ones that a supposition changes nothing of. */
const SUPPOSING: typeof READERS = [
  ["time-to-target", millionAsked],
  ["monthly", movedGoalAsked],
  ["until", spareToGoalAsked],
  ["months-covered", coverAsked],
  ["interest", otherRateAsked],
  ["share", foundAsked],
  ["monthly-to-zero", clearInAsked],
];
const SUPPOSING_MONEY: typeof READERS = [
  ["until-zero", payoffAsked],
  ["sum", savedByThenAsked],
  ["percent", goalAsked],
];

interface SurelyAsked {
  asked: Asked;
  queries: Query[];
}

/**
 * What a message surely asks; null where none of the kinds is in it. One that supposes something may ask of a goal what a saving
 * does to it, and nothing else.
 */
export function surelyAsked(scope: Scope, isSupposing = false): SurelyAsked | null {
  const hasMoney = piecesOf(scope.pieces, "money").length > 0;
  const readers = isSupposing ? (hasMoney ? SUPPOSING_MONEY : SUPPOSING) : READERS;
  for (const [asked, read] of readers) {
    const queries = read(scope);
    if (queries && queries.length > 0) return { asked, queries };
  }
  return null;
}
