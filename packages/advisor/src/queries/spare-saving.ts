import type { ItemRef, Quantity, Query } from "@seven-figures/domain";
import { distinct, measureOf, per } from "./build.ts";
import { goalsIn, refOf } from "./compose-words.ts";
import { partSaidIn } from "./part-said.ts";
import type { Scope } from "./scope.ts";

const MONTHS = 12;
/** What is left over each month, in any words for it. */
const SPARE =
  "(?:left(?: ?over)?|leftovers?|over|spare|surplus|remain\\w*|keep(?:ing)?|stays?|(?:do not|don'?t|dont|never) spend|(?:i|we) save|unspent|not spent)\\b";
const ALL = new RegExp(
  `\\b(?:all|every|everything|whole|whatever|entire)\\b(?: \\S+){0,6} ${SPARE}|\\b(?:my|the|our|that) (?:\\S+ )?(?:leftovers?|left over|surplus|spare money)\\b`,
);
const PART_OF = new RegExp(`(?:thirds?|quarters?|fourths|fifth|tenth|half|\\d\\/\\d)(?: \\S+){0,7} ${SPARE}`);
const PERCENT_OF = new RegExp(`\\b(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent|per cent|pct)(?: \\S+){0,7} ${SPARE}`);
const HOW_LONG =
  /\b(?:how (?:many|much)(?: more| full)? (?:months?|years?|weeks?)|how long|months? (?:to|until|till|it is|is it|are|needed|required|in all)|number of months|when|(?:which|what) (?:month|year|date)|in how many|a date)\b/;

/** What would be saved each month of what is left over: all of it, a third, 40 %; null where that is not said. */
function savingOf(typed: string): { share: number } | null {
  const percent = PERCENT_OF.exec(typed)?.[1];
  if (percent) return { share: Number(percent) / 100 };
  const share = PART_OF.test(typed) ? partSaidIn(typed) : null;
  if (share !== null) return { share };
  return ALL.test(typed) ? { share: 1 } : null;
}

/** A part of what is left over each month; all of it is nothing to be named. */
export function partOfSpare(share: number): Quantity | null {
  return share === 1 ? null : { kind: "times", of: per(measureOf("surplus"), MONTHS), factor: share };
}

/** "If every cent of what is left over went to the cabin, how many months", "two thirds of it": a goal at that each month. */
export function spareToGoalAsked(scope: Scope, spoken: ItemRef | null = null): Query[] | null {
  const { typed } = scope.laid;
  const goals = distinct(goalsIn(scope).flatMap((each) => refOf(each) ?? []));
  const [item = spoken, ...others] = goals;
  const isFree = !scope.pieces.some(({ kind }) => kind === "money" || kind === "date" || kind === "span");
  if (!item || others.length > 0 || !isFree || !HOW_LONG.test(typed)) return null;
  const saving = savingOf(typed);
  const isOfPercent = scope.pieces.some(({ kind }) => kind === "percent") && !PERCENT_OF.test(typed);
  return saving && !isOfPercent ? [until(item, partOfSpare(saving.share))] : null;
}

function until(goal: ItemRef, saving: Quantity | null): Query {
  return { kind: "until", goal, amount: null, saving };
}
