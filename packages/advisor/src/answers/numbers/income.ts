import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

/** Income and expenses as they stand. */
export function answerIncome({ facts, numbers }: Asked): Draft {
  const { income, expenses, monthlyIncome, monthlyExpenses } = facts;
  const missing = income === null && expenses === null ? askFor(facts, ["income", "expenses"], "tell you that") : null;
  if (missing) return missing;
  const share = numbers.percent !== null && income !== null ? (income * numbers.percent) / 100 : null;
  return {
    about: share === null ? undefined : String(numbers.percent),
    used: { share, monthly: share === null ? null : share / 12, percent: numbers.percent },
    message: sentences(
      share !== null &&
        numbers.percent !== null &&
        `${rate(numbers.percent)} of your income is **${dollars(share)} a year**, ${dollars(share / 12)} a month.`,
      income === null || monthlyIncome === null
        ? "Your income isn't entered yet."
        : `Your income is **${dollars(income)} a year**, ${dollars(monthlyIncome)} a month.`,
      expenses === null || monthlyExpenses === null
        ? "Your expenses aren't entered yet."
        : `Your expenses are **${dollars(expenses)} a year**, ${dollars(monthlyExpenses)} a month.`,
    ),
    again: "Those are the figures that you gave me.",
    deeper: "If they have changed, say so in a sentence and I'll store it.",
    quickReplies: ["What's my cash flow?", "What's my savings rate?"],
  };
}
