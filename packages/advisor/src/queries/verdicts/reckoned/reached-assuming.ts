import { dateAfterMonths, dateParts, monthsToTarget } from "@seven-figures/domain";
import { monthAndYear, rate, span } from "../../../answers/words/figures.ts";
import { sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { piecesOf } from "../../pieces.ts";
import { money, strong } from "../../shown.ts";
import { percentsIn } from "../advised/subject.ts";
import { amountsIn, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const ASKS = /\b(?:when|how long|how (?:many|soon)|(?:what|which) (?:year|month|age))\b/;
const OF_WORTH = anyOf(
  "net worth, millions?, million(?:aire)?, seven figures, 1m, my (?:target|number|goal), the (?:target|goal), fi\\b, 100k",
  "",
);
const OF_GROWTH = /\b(?:returns?|growth|real|interest|assum\w+|yield|compound\w*|at|with|earning|grow\w*)\b/;
const OTHER = /\b(?:mortgage|loan|debt|card|owe|apr|raise|inflation only)\b/;

/** "When do I hit the million at 5% and 4,000 a month": the net worth, grown by what is assumed. */
export function reachedAssuming({ typed, laid, facts }: Wanted): Verdict | null {
  if (!ASKS.test(typed) || !OF_WORTH.test(typed) || !OF_GROWTH.test(typed)) return null;
  if (OTHER.test(typed) || TELLS.test(typed)) return null;
  const [annualReturn, ...rates] = percentsIn(typed);
  const sums = amountsIn(laid);
  const periods = piecesOf(laid.pieces, "period");
  const paid = sums.find(({ to }) => periods.some(({ from }) => from >= to && from - to <= 1));
  const period = periods.find(({ from }) => paid !== undefined && from >= paid.to);
  const targets = sums.filter((sum) => sum !== paid && sum.value > facts.netWorth && sum.value >= 10_000);
  if (annualReturn === undefined || rates.length > 0 || targets.length > 1) return null;
  const target = targets[0]?.value ?? (/\bmillion\b|\b1m\b/.test(typed) ? 1_000_000 : facts.target);
  const monthly = paid && period ? (paid.value * period.timesAYear) / 12 : facts.monthlySurplus;
  if (monthly === null) return null;
  const reached = monthsToTarget({ from: facts.netWorth, monthly, annualReturn }, target);
  const assumed = `${rate(annualReturn)} a year on all of it and ${money(monthly)} a month`;
  return {
    message: said(reached, target, assumed, facts),
    quickReplies: ["When will I reach my target?"],
    debts: [],
    assets: [],
  };
}

function said(
  reached: ReturnType<typeof monthsToTarget>,
  target: number,
  assumed: string,
  facts: Wanted["facts"],
): string {
  if (reached.kind === "reached") return `Your net worth is past ${money(target)} already: ${money(facts.netWorth)}.`;
  if (reached.kind === "never") return `With ${assumed} it is never reached.`;
  const months = Math.ceil(reached.months);
  const date = dateAfterMonths(facts.today, months);
  return sentences(
    date
      ? `In ${strong(String(dateParts(date).year))}: ${money(target)} is reached in ${monthAndYear(date)}, in ${span(months)}.`
      : `In ${strong(span(months))}.`,
    `That goes from today's net worth of ${money(facts.netWorth)}, with ${assumed}, as you assume.`,
    "Home and car are counted as growing at the same rate, so take it as the bright side. Nothing is changed.",
  );
}
