import { realReturn, savingsGrowth, TIMES_A_YEAR } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { dollars, rate, span } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";

const DEFAULT_MONTHS = 240;
const ONCE_SIZE = 5_000;

/** What an amount put aside grows to: by the month, or once. Null without an amount. */
export function answerFutureValue({ text, numbers, facts }: Asked): Draft | null {
  const amount = numbers.amounts.find((one) => one > 0);
  if (amount === undefined) return null;
  const thisYear = Number(facts.today.slice(0, 4));
  const untilYear = numbers.year !== null && numbers.year > thisYear ? (numbers.year - thisYear) * 12 : null;
  const months = numbers.months ?? untilYear ?? DEFAULT_MONTHS;
  const annualReturn = numbers.percent ?? facts.assumption.annualReturn;
  const monthly =
    numbers.period === "year"
      ? amount / 12
      : numbers.period === "week"
        ? (amount * TIMES_A_YEAR.week) / TIMES_A_YEAR.month
        : numbers.period === "month"
          ? amount
          : null;
  const byMonth = monthly !== null || (amount < ONCE_SIZE && !/\b(once|lump)\b/i.test(text));
  const path = byMonth
    ? { from: 0, monthly: monthly ?? amount, annualReturn }
    : { from: amount, monthly: 0, annualReturn };
  const result = savingsGrowth(path, months);
  const today = savingsGrowth({ ...path, annualReturn: realReturn(annualReturn, facts.inflation) }, months);
  return {
    about: JSON.stringify([path, months]),
    message: paragraphs(
      sentences(
        byMonth
          ? `${dollars(path.monthly)} a month for ${span(months)}`
          : `${dollars(amount)} left alone for ${span(months)}`,
        `at ${rate(annualReturn)} a year comes to about **${dollars(result.total)}**.`,
        `You put in ${dollars(result.paidIn)}; ${dollars(result.growth)} is growth.`,
      ),
      numbers.percent === null
        ? assumedGrowth(facts)
        : `The ${rate(annualReturn)} is your assumption; real years swing widely around any average.`,
    ),
    again: `About ${dollars(result.total)}.`,
    deeper: byMonth
      ? `In today's dollars, with ${rate(facts.inflation)} inflation and the monthly amount rising with it, that is worth about ${dollars(today.total)}.`
      : `In today's dollars, with ${rate(facts.inflation)} inflation, that is worth about ${dollars(today.total)}.`,
    used: { path, months, result, today },
    quickReplies: ["What is compound interest?", "When will I reach my target?", "How do I start investing?"],
  };
}
