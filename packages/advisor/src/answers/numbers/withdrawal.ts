import { drawableWealth, savingsForIncome, sustainableIncome, WITHDRAWAL_RATE } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, paragraphs } from "../words/sentences.ts";

/** What could be lived from, by the 4 percent rule. */
export function answerWithdrawal({ facts }: Asked): Draft {
  const drawable = drawableWealth(facts.documents.financials);
  const now = sustainableIncome(drawable);
  const then = sustainableIncome(facts.target);
  const needed = facts.expenses === null ? null : savingsForIncome(facts.expenses);
  return {
    message: paragraphs(
      `The ${rate(WITHDRAWAL_RATE)} rule: whoever drew that share of their savings in the first year, and raised the amount with prices, got through any thirty years of US market history. It is a yardstick, not a promise; many plan with a little less.`,
      bullets([
        `From your target of ${dollars(facts.target)}: about ${dollars(then)} a year.`,
        drawable > 0 &&
          `From the ${dollars(drawable)} that you could draw on today (cash and investments less debts, no home): about ${dollars(now)} a year.`,
        needed !== null &&
          `To live on what you spend now (${dollars(facts.expenses ?? 0)} a year): about **${dollars(needed)}**.`,
      ]),
    ),
    again: `${dollars(then)} a year from your target, as a yardstick.`,
    deeper:
      "What makes it fail is a bad market in the first years; a year or two of spending in cash, and the will to spend less in such years, help most.",
    used: { drawable, now, then, needed, WITHDRAWAL_RATE },
    quickReplies: ["What is FIRE?", "When will I reach my target?", "Which retirement accounts are there?"],
  };
}
