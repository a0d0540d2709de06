import { TIMES_A_YEAR } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { counted, dollars, rate } from "../words/figures.ts";
import { sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

/** Days of living, not of work. */
const DAYS_A_YEAR = 365;

/** "Six months of my expenses". */
const OF_EXPENSES =
  /\b(?:months?|years?)'?(?: worth)?(?: of)? (?:(?:my|our|living) )?(?:expenses|spending|bills|costs|outgoings)\b/i;

/** Asked by the week or the day: the unit and how many of it a year has. */
const SHORT_PERIODS: readonly [RegExp, string, number][] = [
  [/\b(?:week|weekly)\b/i, "a week", TIMES_A_YEAR.week],
  [/\b(?:day|daily)\b/i, "a day", DAYS_A_YEAR],
  [/\b(?:hour|hourly)\b/i, "an hour", TIMES_A_YEAR.hour],
];

/** Income and expenses as they stand. */
export function answerIncome({ facts, numbers, text }: Asked): Draft {
  const { income, expenses, monthlyIncome, monthlyExpenses } = facts;
  const missing = income === null && expenses === null ? askFor(facts, ["income", "expenses"], "tell you that") : null;
  if (missing) return missing;
  const [, unit = "", times = 0] = SHORT_PERIODS.find(([pattern]) => pattern.test(text)) ?? [];
  const short = (yearly: number) => (times > 0 ? `, ${dollars(yearly / times)} ${unit}` : "");
  const share = numbers.percent !== null && income !== null ? (income * numbers.percent) / 100 : null;
  const months = OF_EXPENSES.test(text) ? numbers.months : null;
  const span = months === null || expenses === null ? null : (expenses / TIMES_A_YEAR.month) * months;
  return {
    about: share === null ? undefined : String(numbers.percent),
    used: {
      share,
      monthly: share === null ? null : share / 12,
      percent: numbers.percent,
      short: [income, expenses].map((yearly) => (yearly ?? 0) / (times || 1)),
    },
    message: sentences(
      span !== null &&
        months !== null &&
        `${counted(months, "month")} of expenses ${months === 1 ? "is" : "are"} **${dollars(span)}**.`,
      share !== null &&
        numbers.percent !== null &&
        `${rate(numbers.percent)} of your income is **${dollars(share)} a year**, ${dollars(share / 12)} a month.`,
      income === null || monthlyIncome === null
        ? "Your income isn't entered yet."
        : `Your income is **${dollars(income)} a year**, ${dollars(monthlyIncome)} a month${short(income)}.`,
      expenses === null || monthlyExpenses === null
        ? "Your expenses aren't entered yet."
        : `Your expenses are **${dollars(expenses)} a year**, ${dollars(monthlyExpenses)} a month${short(expenses)}.`,
    ),
    again: "Those are the figures that you gave me.",
    deeper: "If they have changed, say so in a sentence and I'll store it.",
    quickReplies: ["What's my cash flow?", "What's my savings rate?"],
  };
}
