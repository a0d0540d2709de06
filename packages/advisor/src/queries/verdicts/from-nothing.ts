import { dateAfterMonths } from "@seven-figures/domain";
import { monthAndYear, span } from "../../answers/words/figures.ts";
import { piecesOf } from "../pieces.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const WHEN = /\b(?:when|how long|how many months|how many years|how soon)\b/;
const SAVES = /\b(?:save|saving|saved|put|putting|set aside|setting aside|stash\w*|add|adding|at)\b/;
const HAS = /\b(?:have|get to|reach|hit|till|until|to|become|save up|for|take)\b/;
const MONTHS = 12;

/** "How many months to get to 10k saving 400": of a sum that is no goal and is not more than what is owned, from nothing. */
export function savedFromNothing({ typed, laid, facts, debts, assets, spoken }: Wanted): Verdict | null {
  const isFree = debts.length + assets.length === 0 && piecesOf(laid.pieces, "named").length === 0;
  if (!isFree || TELLS.test(typed) || !WHEN.test(typed) || !SAVES.test(typed) || !HAS.test(typed)) return null;
  if (spoken.some(({ side }) => side === "debts") || laid.pieces.some(({ kind }) => !KINDS.has(kind))) return null;
  const [first, second, ...more] = amountsIn(laid);
  if (!first || !second || more.length > 0) return null;
  const [sum, saving] = first.value > second.value ? [first, second] : [second, first];
  if (facts.netWorth < sum.value || saving.value <= 0) return null;
  const beside = piecesOf(laid.pieces, "period").find(({ from }) => from >= saving.to && from - saving.to <= 2);
  const monthly = (saving.value * (beside?.timesAYear ?? MONTHS)) / MONTHS;
  const months = Math.ceil(sum.value / monthly - 1e-9);
  const date = dateAfterMonths(facts.today, months);
  const until = date ? `, until ${monthAndYear(date)}` : "";
  const message = `From nothing it takes ${strong(span(months))}${until}: ${money(sum.value)} at ${money(monthly)} a month. What lies aside for it already makes it shorter.`;
  return { message, quickReplies: [], debts: [], assets: [] };
}

const KINDS: ReadonlySet<string> = new Set(["money", "count", "period", "measure"]);
