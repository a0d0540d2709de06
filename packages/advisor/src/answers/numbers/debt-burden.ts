import { debtBurden, formatPercent } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";
import { withoutDebts } from "./entries.ts";
import { askFor } from "./missing.ts";

/** Debts against income and assets. */
export function answerDebtBurden({ facts }: Asked): Draft | null {
  const none = withoutDebts(facts) ?? askFor(facts, ["income"], "compare your debts with your income");
  if (none) return none;
  const burden = debtBurden(facts.documents.financials);
  if (burden.ofIncome === null) return null;
  return {
    message: paragraphs(
      sentences(
        `You owe ${dollars(facts.totalDebts)}, which is **${formatPercent(burden.ofIncome)}** of a year's income.`,
        burden.ofAssets !== null && `Of your assets it is ${formatPercent(burden.ofAssets)}.`,
        facts.interestPerYear > 0 && `Interest alone takes about ${dollars(facts.interestPerYear)} a year.`,
      ),
      "Lenders look at another ratio: all monthly debt payments as a share of monthly income. I don't know your payments, but your statements name them.",
    ),
    again: `${formatPercent(burden.ofIncome)} of a year's income.`,
    deeper: "What matters more than the ratio is the rate: a large cheap mortgage weighs less than a small dear card.",
    used: burden,
    quickReplies: ["Which debt should I pay first?", "What do my debts cost me a year?"],
  };
}
