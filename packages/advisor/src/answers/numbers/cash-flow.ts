import { formatPercent } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { askFor } from "./missing.ts";

/** What is left of the income, by month and by year. */
export function answerCashFlow({ facts }: Asked): Draft | null {
  const { income, expenses, yearlySurplus, monthlySurplus } = facts;
  if (income === null || expenses === null || yearlySurplus === null || monthlySurplus === null) {
    return askFor(facts, ["income", "expenses"], "work out your cash flow");
  }
  const sums = `${dollars(income)} of income minus ${dollars(expenses)} of expenses a year`;
  const rate = facts.savingsRate === null ? "" : ` That is ${formatPercent(facts.savingsRate)} of your income.`;
  return {
    message:
      yearlySurplus >= 0
        ? `You have **${dollars(monthlySurplus)} a month** left over, **${dollars(yearlySurplus)} a year**: ${sums}.${rate}`
        : `You spend **${dollars(-monthlySurplus)} a month** more than you earn, ${dollars(-yearlySurplus)} a year: ${sums}. Closing that gap comes before anything else.`,
    again:
      yearlySurplus >= 0
        ? `Unchanged: ${dollars(yearlySurplus)} a year stay with you.`
        : `The gap still stands at ${dollars(-yearlySurplus)} a year.`,
    deeper:
      yearlySurplus > 0
        ? "What it does next decides more than its size: a transfer on payday, before anything is spent, makes sure that it really is saved."
        : "Go through the last three months of statements and sort the items by size: the two or three largest usually hold most of what can go.",
    quickReplies: ["What's my savings rate?", "Help me create a budget", "What if I saved more each month?"],
  };
}
