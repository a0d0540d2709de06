import { ASSUMED_MINIMUM_PAYMENT, dateAfterMonths, type Payoff, yearlyInterest } from "@seven-figures/domain";
import { type DebtOutlook, debtOutlook } from "../person/debt-outlook.ts";
import { cashAfterClearing } from "../person/next-step.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, monthAndYear, monthsOf, rate, span } from "../words/figures.ts";
import { listed, named, paragraphs, sentences } from "../words/sentences.ts";
import { whyFirst } from "../words/why-first.ts";
import { withoutDebts } from "./entries.ts";

const NEXT = ["What do my debts cost me a year?", "When will I be debt-free?", "What if I paid more each month?"];
const PAYING = `Each debt gets its interest and ${rate(ASSUMED_MINIMUM_PAYMENT)} of its balance, the rest of your surplus goes to the one on turn.`;

/** Which debt first: avalanche and snowball compared in months and dollars. */
export function answerPayoffOrder({ facts }: Asked): Draft {
  const none = withoutDebts(facts);
  if (none) return none;
  const outlook = debtOutlook(facts);
  const [first, second] = outlook.debts;
  if (!first) return mortgageOnly(facts);
  const areRated = second && first.interestRate !== null && second.interestRate !== null;
  const order = outlook.debts.map((debt) =>
    debt.interestRate === null
      ? `${named(debt.name)} (rate unknown)`
      : `${named(debt.name)} (${rate(debt.interestRate)})`,
  );
  return {
    message: paragraphs(
      outlook.debts.length > 1
        ? `Pay **${named(first.name)}** first: highest rate first costs the least. The order: ${listed(order, "then")}.`
        : `There is just one to clear: **${named(first.name)}**, ${dollars(first.balance)}${first.interestRate === null ? "" : ` at ${rate(first.interestRate)}`}.`,
      comparison(outlook, facts),
      fromCash(facts, outlook),
    ),
    again: areRated
      ? whyFirst(first, second)
      : `${named(first.name)} first, then ${order.length > 1 ? listed(order.slice(1), "then") : "you are clear"}.`,
    deeper: sentences(
      order.length > 2 && areRated && `Then come ${listed(order.slice(2), "then")}.`,
      `${PAYING} Once a debt is gone, what it took rolls on to the next.`,
    ),
    used: {
      outlook,
      perThousand: outlook.debts.map(({ interestRate }) => (interestRate ?? 0) * 10),
      interest: outlook.debts.map(yearlyInterest),
      cash: cashAfterClearing(facts, first),
      minimum: ASSUMED_MINIMUM_PAYMENT,
    },
    quickReplies: NEXT,
  };
}

/** When the last debt but the mortgage is gone. */
export function answerDebtFree({ facts }: Asked): Draft {
  const none = withoutDebts(facts);
  if (none) return none;
  const outlook = debtOutlook(facts);
  if (outlook.debts.length === 0) return mortgageOnly(facts);
  const { avalanche } = outlook;
  const date = avalanche?.kind === "paid-off" ? dateAfterMonths(facts.today, avalanche.months) : null;
  return {
    message:
      avalanche?.kind === "paid-off" && date
        ? sentences(
            `With your whole surplus of ${dollars(facts.monthlySurplus ?? 0)} a month on them, highest rate first, your debts of ${dollars(outlook.total)} are gone **in ${span(avalanche.months)}, by ${monthAndYear(date)}**, for ${dollars(avalanche.interest)} of interest.`,
            facts.debts.length > outlook.debts.length && "The mortgage isn't part of this.",
          )
        : comparison(outlook, facts),
    again: date ? `${monthAndYear(date)} is the month, at your present surplus.` : "There is still no date for it.",
    deeper: PAYING,
    used: { outlook, date },
    quickReplies: ["Which debt should I pay first?", "What if I saved more each month?"],
  };
}

function comparison(outlook: DebtOutlook, facts: PersonFacts): string {
  const { avalanche, snowball } = outlook;
  if (facts.monthlySurplus === null) {
    return "Tell me what you earn and what you spend, and I'll say how many months it takes.";
  }
  if (avalanche?.kind === "too-little") return tooLittle(avalanche, facts.monthlySurplus);
  if (avalanche?.kind !== "paid-off" || snowball?.kind !== "paid-off") {
    return "There is no surplus to pay with at the moment, so first comes finding some: look at the largest items of your spending, or at earning a little more.";
  }
  const months = span(avalanche.months);
  const both = `With your surplus of ${dollars(facts.monthlySurplus)} a month it takes ${months} and ${dollars(avalanche.interest)} of interest`;
  if (outlook.debts.length === 1) return `${both}.`;
  const saved = outlook.interestSaved ?? 0;
  return `${both}. Smallest balance first (the snowball) takes ${span(snowball.months)} and ${dollars(snowball.interest)}${saved >= 1 ? `, ${dollars(saved)} more, but gives the first success sooner` : ": the same, so take whichever keeps you going"}.`;
}

function tooLittle(payoff: Extract<Payoff, { kind: "too-little" }>, surplus: number): string {
  return `Your surplus of ${dollars(surplus)} a month doesn't cover the smallest payments of about ${dollars(payoff.needed)}. If those are in your expenses already, all is well; if not, call the lenders before a payment is missed.`;
}

/** Where savings could clear the first debt at once and still cover three months. */
function fromCash(facts: PersonFacts, outlook: DebtOutlook): string | null {
  const first = outlook.debts[0];
  const cash = first && (first.interestRate ?? 0) > 0 ? cashAfterClearing(facts, first) : null;
  if (!first || !cash) return null;
  return `You could also clear ${named(first.name)} from your savings today and still have ${monthsOf(cash.months)} of expenses covered.`;
}

function mortgageOnly(facts: PersonFacts): Draft {
  return {
    message: `Your only debt is on your home: ${dollars(facts.totalDebts)}. With a moderate rate there is no hurry to pay it ahead of time; an emergency fund and retirement accounts usually come first.`,
    again: "Just the mortgage.",
    deeper:
      "Compare its rate with what safe savings pay after tax: only where the mortgage costs clearly more does paying extra win without risk.",
    quickReplies: ["Should I pay off my mortgage early?", "What do my debts cost me a year?"],
  };
}
