import { BUDGET_SHARES, fiftyThirtyTwenty } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";

const NEXT = ["How can I save more money?", "What's my savings rate?", "Should I budget with an app or on paper?"];
const { needs, wants, savings } = BUDGET_SHARES;
const RULE = `${rate(needs)} for needs, ${rate(wants)} for wants, ${rate(savings)} for saving and paying off debt`;

/** A 50/30/20 budget from the income, against what is spent. */
export function answerBudget({ facts }: Asked): Draft {
  const budget = fiftyThirtyTwenty({ annualIncome: facts.income });
  if (!budget) {
    return {
      message: `A simple budget to begin with: ${RULE}, counted from what arrives after tax. Tell me what you earn, by month or year, and I'll put amounts to it.`,
      again: `${RULE}: that is the frame.`,
      deeper: "Fill it from your last two or three statements, not from memory; memory forgets the small things.",
      quickReplies: ["How can I save more money?", "What is an emergency fund?"],
    };
  }
  const comparison = facts.budget;
  const table = [
    "| | Share | A month |",
    "|---|---|---|",
    `| Needs (home, food, transport, insurance) | ${rate(needs)} | ${dollars(budget.needs)} |`,
    `| Wants | ${rate(wants)} | ${dollars(budget.wants)} |`,
    `| Saving and debt | ${rate(savings)} | ${dollars(budget.savings)} |`,
  ].join("\n");
  const theirs =
    comparison &&
    sentences(
      `You spend ${dollars(comparison.spending)} and keep ${dollars(comparison.saving)} a month.`,
      comparison.spendingAbove > 0
        ? `That is ${dollars(comparison.spendingAbove)} more spending than the budget allows, so that is the amount to find.`
        : `That is ${dollars(-comparison.spendingAbove)} below what the budget allows: you are ahead of it.`,
    );
  return {
    message: paragraphs(
      `For your income of ${dollars(budget.income)} a month:`,
      table,
      theirs ?? "Tell me what you spend in a month and I'll compare it.",
      "The rule is meant for income after tax; if yours is before tax, take it as an upper bound.",
    ),
    again: `${dollars(budget.needs)} for needs, ${dollars(budget.wants)} for wants and ${dollars(budget.savings)} to keep.`,
    deeper:
      "To make it stick: one account for bills, one for spending, and the saving leaves on payday by standing order. What is left may be spent without a thought.",
    used: { budget, shares: BUDGET_SHARES },
    quickReplies: NEXT.slice(0, 2),
  };
}
