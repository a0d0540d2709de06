import type { Query } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { aboveZeroAsked } from "./above-zero-asked.ts";
import type { Asked } from "./asked.ts";
import { averageRateAsked } from "./average-rate-asked.ts";
import { bankAsked } from "./bank-asked.ts";
import { clearInAsked } from "./clear-in-asked.ts";
import { comparedAsked } from "./compare-asked.ts";
import { costliestAsked } from "./costliest-asked.ts";
import { coverAsked } from "./cover-asked.ts";
import { equalPartsAsked } from "./equal-parts-asked.ts";
import { equityAsked } from "./equity-asked.ts";
import { flowShareAsked } from "./flow-share-asked.ts";
import { foundAsked } from "./found-asked.ts";
import { goalAsked, movedGoalAsked, savingsIn } from "./goal-asked.ts";
import { goalsTogetherAsked } from "./goals-together-asked.ts";
import { broughtInAsked, grownAsked } from "./grown-asked.ts";
import { interestAsked } from "./interest-asked.ts";
import { interestFreeAsked } from "./interest-free-asked.ts";
import { medianAsked } from "./median-asked.ts";
import { millionAsked } from "./million-asked.ts";
import { otherRateAsked } from "./other-rate-asked.ts";
import { partOfGoalAsked } from "./part-of-goal-asked.ts";
import { pastAsked } from "./past-asked.ts";
import { paymentPartAsked } from "./payment-part-asked.ts";
import { payoffAsked } from "./payoff-asked.ts";
import { layOut } from "./pieces.ts";
import { progressAsked } from "./progress-asked.ts";
import { savedByThenAsked } from "./saved-by-then-asked.ts";
import { type Scope, wholeScope } from "./scope.ts";
import { paysAsked, shareOfAsked } from "./share-of-asked.ts";
import { shareOfRestAsked, shareWithinAsked } from "./share-within-asked.ts";
import { spareAsked } from "./spare-asked.ts";
import { spareToGoalAsked } from "./spare-saving.ts";
import { withoutAsked } from "./without-asked.ts";
import { worthThenAsked } from "./worth-then-asked.ts";

/** Kinds of questions that are told from all others by what they name together; each reads the whole message. */
const READERS: readonly [Asked, (scope: Scope) => Query[] | null][] = [
  ["change", pastAsked],
  ["average", medianAsked],
  ["average", averageRateAsked],
  ["count", interestFreeAsked],
  ["remaining", (scope) => partOfGoalAsked(scope)],
  ["grow", grownAsked],
  ["part", paymentPartAsked],
  ["project", worthThenAsked],
  ["until", aboveZeroAsked],
  ["share", shareOfRestAsked],
  ["share", shareOfAsked],
  ["ratio", paysAsked],
  ["sum", equityAsked],
  ["time-to-target", millionAsked],
  ["largest-rate", costliestAsked],
  ["until", spareToGoalAsked],
  ["percent", goalAsked],
  ["remaining", goalsTogetherAsked],
  ["progress", progressAsked],
  ["interest", otherRateAsked],
  ["sum", savedByThenAsked],
  ["monthly", equalPartsAsked],
  ["interest", broughtInAsked],
  ["savings-rate", flowShareAsked],
  ["afford", spareAsked],
  ["months-covered", coverAsked],
  ["share", foundAsked],
  ["share", shareWithinAsked],
  ["sum", bankAsked],
  ["interest", interestAsked],
  ["sum", withoutAsked],
  ["until-zero", payoffAsked],
  ["monthly-to-zero", clearInAsked],
  ["more", comparedAsked],
];

/** The ones that a supposition changes nothing of. */
const SUPPOSING: typeof READERS = [
  ["grow", grownAsked],
  ["part", paymentPartAsked],
  ["monthly", equalPartsAsked],
  ["interest", broughtInAsked],
  ["time-to-target", millionAsked],
  ["monthly", movedGoalAsked],
  ["until", spareToGoalAsked],
  ["months-covered", coverAsked],
  ["interest", otherRateAsked],
  ["share", foundAsked],
  ["monthly-to-zero", clearInAsked],
];
const SUPPOSING_MONEY: typeof READERS = [
  ["part", paymentPartAsked],
  ["until-zero", payoffAsked],
  ["sum", savedByThenAsked],
  ["percent", goalAsked],
];

interface SurelyAsked {
  asked: Asked;
  queries: Query[];
  yields?: boolean;
}

/**
 * The ones that the parser goes before where that is likely right: of questions of authors that nothing had learnt from it was right in
 * most where it reads another figure than they do.
 */
const YIELDING: ReadonlySet<unknown> = new Set([goalAsked, flowShareAsked, worthThenAsked]);

/** Kinds of which one message asks one thing, in however many sentences. */
const WHOLE: readonly ((scope: Scope) => Query[] | null)[] = [
  costliestAsked,
  grownAsked,
  otherRateAsked,
  paymentPartAsked,
  equalPartsAsked,
  (scope) => spareToGoalAsked(scope),
];

/** Whether a message asks one such thing and nothing else, so that no part of it is read alone. */
export function isAskedAsOne(message: string, { documents, today }: Pick<Scope, "documents" | "today">): boolean {
  if (message.split("?").length > 2) return false;
  const whole = wholeScope(
    layOut(readerTokens(message, documents, today), message, documents, today),
    documents,
    today,
  );
  return WHOLE.some((read) => read(whole) !== null && !(read === costliestAsked && /\band\b/i.test(message)));
}

/**
 * What a message surely asks; null where none of the kinds is in it. One that supposes something may ask of a goal what a saving
 * does to it, and nothing else.
 */
export function surelyAsked(scope: Scope, isSupposing = false): SurelyAsked | null {
  const hasMoney = savingsIn(scope).length > 0;
  const readers = isSupposing ? (hasMoney ? SUPPOSING_MONEY : SUPPOSING) : READERS;
  for (const [asked, read] of readers) {
    const queries = read(scope);
    if (queries && queries.length > 0) return { asked, queries, yields: YIELDING.has(read) };
  }
  return null;
}
