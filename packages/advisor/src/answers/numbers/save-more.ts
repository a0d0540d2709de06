import { formatPercent, formatSpan, HIGH_INTEREST_RATE, whatIf, yearlyInterest } from "@seven-figures/domain";
import { costlyDebts } from "../person/debt-outlook.ts";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, named, paragraphs, sentences } from "../words/sentences.ts";

/** How to save more, with what a tenth less spending would do for this person. */
export function answerSaveMore({ facts }: Asked): Draft {
  const { expenses, monthlyExpenses, path, savingsRate } = facts;
  const tenth = monthlyExpenses === null ? null : monthlyExpenses / 10;
  const outcome = path && tenth ? whatIf(path, { monthly: tenth }, facts.target) : null;
  const debt = costlyDebts(facts)[0];
  const cost = debt ? yearlyInterest(debt) : null;
  const sooner = outcome?.monthsSooner && outcome.monthsSooner >= 1 ? outcome.monthsSooner : null;
  return {
    message: paragraphs(
      sentences(
        savingsRate !== null && savingsRate >= 0 && `You keep ${formatPercent(savingsRate)} of your income now.`,
        tenth !== null && tenth > 0 && `A tenth less spending is **${dollars(tenth)} a month**.`,
        sooner !== null && `Saved, it brings your target ${formatSpan(sooner)} closer.`,
      ),
      "What works, in order of effect:",
      bullets([
        "**Pay yourself first**: a transfer on payday to an account that you don't see every day.",
        "**The big three**: home, car and food hold most of any budget; one better deal there beats a hundred small cuts.",
        debt &&
          cost !== null &&
          `**Clear ${named(debt.name)}**: its interest takes about ${dollars(cost)} a year from you.`,
        "**Renew nothing blindly**: insurance, phone, internet and subscriptions, once a year, with an offer from a competitor at hand.",
        "**Raises**: save half of each before you get used to it.",
      ]),
      expenses === null && "Tell me what you spend in a month and I'll put figures to it.",
      sooner !== null && assumedGrowth(facts),
    ),
    again: "Automate it first, then go for the largest items.",
    deeper: `Try one thing at a time: list last month's spending by size, pick the largest item that you would miss least, and send exactly that amount to savings${debt && (debt.interestRate ?? 0) >= HIGH_INTEREST_RATE ? `, or to ${named(debt.name)} while it costs ${rate(debt.interestRate ?? 0)}` : ""}.`,
    used: { tenth, outcome, cost },
    quickReplies: ["Help me create a budget", "What's my savings rate?", "How do I negotiate my pay?"],
  };
}
