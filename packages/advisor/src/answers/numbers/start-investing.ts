import { countryAccounts } from "../lessons/country-accounts.ts";
import { costlyDebts } from "../person/debt-outlook.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { named, paragraphs } from "../words/sentences.ts";

/** First steps in investing, in the order that fits this person. */
export function answerStartInvesting({ facts }: Asked): Draft {
  const debt = costlyDebts(facts)[0];
  const fund = facts.emergencyFund;
  const { riskTolerance } = facts.documents.profile.financialGoal;
  const steps = [
    debt && debt.interestRate !== null
      ? `**Clear ${named(debt.name)} first** (${dollars(debt.balance)} at ${rate(debt.interestRate)}): no investment reliably earns that.`
      : debt && `**Clear ${named(debt.name)} first**: cards usually cost more than investments bring.`,
    fund && fund.gapToLow > 0
      ? `**Finish the cushion**: ${dollars(fund.gapToLow)} is missing to three months of expenses, so that you never have to sell at a bad time.`
      : !fund && "**Have a cushion** of three months of expenses, so that you never have to sell at a bad time.",
    `**Use the accounts that your country favours**: ${countryAccounts(facts.country).order}.`,
    "**Buy one broad, cheap index fund** (or a target-date fund) rather than single shares: thousands of companies in one purchase.",
    `**Invest by standing order** each month${facts.monthlySurplus !== null && facts.monthlySurplus > 0 ? `; you have up to ${dollars(facts.monthlySurplus)} a month` : ""}, and leave it alone when prices fall.`,
  ].filter(Boolean);
  return {
    message: paragraphs(
      "In this order:",
      steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
      riskTolerance
        ? `With ${riskTolerance} risk, a mix of about ${rate(facts.assumption.stocksShare)} shares and the rest bonds or cash is a common starting point.`
        : "How much of it in shares depends on how large a fall you can sit through; set your risk tolerance on your profile.",
    ),
    again: "Debts that cost much first, then a cushion, then a broad index fund every month.",
    deeper:
      "Look at three things before buying a fund: its yearly cost (the lower the better), how broad it is, and whether it reinvests or pays out. Money that you need within five years doesn't belong in shares.",
    used: { stepNumbers: steps.map((_, at) => at + 1) },
    quickReplies: ["What is an index fund?", "Which retirement accounts are there?", "What is diversification?"],
  };
}
