import { HIGH_INTEREST_RATE } from "@seven-figures/domain";
import { consumerDebts, costlyDebts } from "../person/debt-outlook.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, listed, named, paragraphs } from "../words/sentences.ts";

/** Pay debt or invest, by the rates. */
export function answerPayOrInvest({ facts }: Asked): Draft {
  const costly = costlyDebts(facts);
  const cheap = consumerDebts(facts).filter((debt) => !costly.includes(debt));
  const growth = facts.assumption.annualReturn;
  const rule = `Paying a debt earns its rate for certain; investing may earn around ${rate(growth)} a year, with swings. From about ${rate(HIGH_INTEREST_RATE)} on, paying wins; well below, investing is usually ahead over many years.`;
  const names = (list: typeof costly) =>
    listed(
      list.map((debt) => `${named(debt.name)}${debt.interestRate === null ? "" : ` (${rate(debt.interestRate)})`}`),
    );
  return {
    message: paragraphs(
      rule,
      bullets([
        costly.length > 0 && `**Pay first**: ${names(costly)}.`,
        cheap.length > 0 &&
          `**No hurry**: ${names(cheap)}. Pay as agreed and invest beside it, or pay it off if being free of it is worth more to you.`,
        facts.debts.length === 0 &&
          "You have no debts entered, so for you the question is settled: invest, once your cushion stands.",
      ]),
      facts.emergencyFund && facts.emergencyFund.gapToLow > 0
        ? `Either way, keep a cushion: ${dollars(facts.emergencyFund.gapToLow)} is missing to three months of expenses, so don't empty your savings for it.`
        : "Either way, keep three months of expenses in cash, and take an employer's matching contribution before both.",
    ),
    again: costly.length > 0 ? `Pay ${named(costly[0]?.name ?? "")} first.` : "Invest first, at these rates.",
    deeper: "A middle way for a rate in between: split each spare dollar in two halves. It is never the worst choice.",
    used: { growth, HIGH_INTEREST_RATE },
    quickReplies: [
      "Which debt should I pay first?",
      "How do I start investing?",
      "How many months of expenses are covered?",
    ],
  };
}
