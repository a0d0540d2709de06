import { formatPercent, SAVINGS_RATE_BANDS } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate as percent } from "../words/figures.ts";
import { askFor } from "./missing.ts";

const BAND_WORDS = { excellent: "excellent", good: "good", poor: "low" } as const;

export function answerSavingsRate({ facts }: Asked): Draft | null {
  const missing = askFor(facts, ["income", "expenses"], "work out your savings rate");
  if (missing) return missing;
  const { savingsRate, savingsBand, yearlySurplus, income } = facts;
  if (savingsRate === null || savingsBand === null || yearlySurplus === null || income === null) {
    return {
      message: "With no income entered there is no savings rate: it is what you keep as a share of what you earn.",
      again: "Without an income there is still nothing to divide by.",
      deeper: "Once money comes in, even a small part put aside each month starts the habit.",
      quickReplies: ["How long would my savings last?", "What should I do next?"],
    };
  }
  if (savingsRate < 0) {
    return {
      message: `Your savings rate is **${formatPercent(savingsRate)}**: you spend ${dollars(-yearlySurplus)} a year more than you earn, so nothing is kept yet. Closing that gap is the first step.`,
      again: `Still below zero, by ${dollars(-yearlySurplus)} a year.`,
      deeper: "List last month's spending by size; the two or three largest items usually hold most of what can go.",
      quickReplies: ["Help me create a budget", "How can I save more money?", "How can I earn more?"],
    };
  }
  const bands = `${percent(SAVINGS_RATE_BANDS.excellent)} and more counts as excellent, from ${percent(SAVINGS_RATE_BANDS.good)} as good`;
  const gap = facts.budget && facts.budget.savingAbove < 0 ? -facts.budget.savingAbove : null;
  return {
    message: `Your savings rate is **${formatPercent(savingsRate)}**, which is ${BAND_WORDS[savingsBand]} (${bands}). You keep ${dollars(yearlySurplus)} of the ${dollars(income)} that you earn in a year.`,
    again: `It is still ${formatPercent(savingsRate)}.`,
    deeper: gap
      ? `To keep ${percent(SAVINGS_RATE_BANDS.excellent)}, you would need ${dollars(gap)} more a month, from spending less or earning more.`
      : "It is the one figure that decides most about when you arrive, because it is both what you invest and how little you need later.",
    quickReplies: ["Help me create a budget", "How can I save more money?", "When will I reach my target?"],
  };
}
