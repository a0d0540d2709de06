import { futureValue, inTodaysDollars, supposedSchedule, worthAfter } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { dollars, rate, span } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

const DEFAULT_MONTHS = 120;

/** What the net worth may be after a span, or in a year, at today's pace. */
export function answerFutureNetWorth({ facts, numbers }: Asked): Draft | null {
  if (!facts.path) return askFor(facts, ["income", "expenses"], "look ahead");
  const thisYear = Number(facts.today.slice(0, 4));
  const untilYear = numbers.year !== null && numbers.year > thisYear ? (numbers.year - thisYear) * 12 : null;
  const months = Math.round(numbers.months ?? untilYear ?? DEFAULT_MONTHS);
  const annualReturn = numbers.percent ?? facts.path.annualReturn;
  const worth = worthAfter(supposedSchedule(facts.path, { annualReturn }), months);
  const plain = futureValue({ ...facts.path, annualReturn: 0 }, months);
  const today = inTodaysDollars(worth, facts.inflation, months / 12);
  return {
    about: numbers.percent === null ? String(months) : `${months} at ${numbers.percent}`,
    message: paragraphs(
      sentences(
        `In ${span(months)} your net worth would be about **${dollars(worth)}** at today's pace (${dollars(facts.path.monthly)} a month), ${dollars(plain)} without any growth.`,
        `In today's dollars, with ${rate(facts.inflation)} inflation, it buys what ${dollars(today)} buys now.`,
      ),
      numbers.percent === null
        ? assumedGrowth(facts)
        : `With the ${rate(annualReturn)} of growth a year that you named; real years swing widely around any average.`,
    ),
    again: `About ${dollars(worth)}.`,
    deeper:
      "The further ahead, the wider the range around it: ask how likely it is to make your target and I'll show the lucky and the unlucky runs.",
    used: { months, annualReturn, worth, plain, today },
    quickReplies: ["When will I reach my target?", "How likely am I to make it?", "What if I saved more each month?"],
  };
}
