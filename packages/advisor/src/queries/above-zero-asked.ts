import type { Query } from "@seven-figures/domain";
import { amountOf } from "./build.ts";
import type { Scope } from "./scope.ts";

const WHEN = /\b(?:when|how long|how soon|how many (?:months|years)|what year)\b/;
const OF_WORTH = /\b(?:net worth|networth|nw)\b/;
const ABOVE_ZERO = /\b(?:positive|zero|break ?even|out of the red|in the black|above water)\b/;
const OTHER = /\b(?:was|were|last|since|ago|if)\b/;

/** "When will my net worth be positive?": until it stands at nothing. */
export function aboveZeroAsked({ laid: { typed }, pieces }: Scope): Query[] | null {
  const isOther = pieces.some(({ kind }) => kind !== "measure");
  if (isOther || OTHER.test(typed) || !WHEN.test(typed) || !OF_WORTH.test(typed)) return null;
  return ABOVE_ZERO.test(typed) ? [{ kind: "until", goal: null, amount: amountOf(0), saving: null }] : null;
}
