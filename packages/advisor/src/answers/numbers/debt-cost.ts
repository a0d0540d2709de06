import { type Debt, yearlyInterest } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, listed, named, paragraphs } from "../words/sentences.ts";
import { withoutDebts } from "./entries.ts";

/** What the debts cost in a year, by debt. */
export function answerDebtCost({ facts }: Asked): Draft {
  const none = withoutDebts(facts);
  if (none) return none;
  const costs = facts.debts.map((debt) => ({ debt, cost: yearlyInterest(debt) }));
  const unknown = costs.filter(({ cost }) => cost === null).map(({ debt }) => named(debt.name));
  const known = costs.filter((entry): entry is { debt: Debt; cost: number } => entry.cost !== null);
  const sorted = known.toSorted((a, b) => b.cost - a.cost);
  return {
    message: paragraphs(
      sorted.length > 0 &&
        `At today's balances your debts cost about **${dollars(facts.interestPerYear)} of interest a year**:`,
      bullets(
        sorted.map(
          ({ debt, cost }) =>
            `${named(debt.name)}: ${dollars(cost)} (${rate(debt.interestRate ?? 0)} of ${dollars(debt.balance)})`,
        ),
      ),
      unknown.length > 0 && `Not counted, since I don't know the rate: ${listed(unknown)}.`,
    ),
    again: `About ${dollars(facts.interestPerYear)} a year, going by the rates that I know.`,
    deeper:
      "It falls with every payment. Ask me in which order to pay and I'll compare two ways in months and dollars.",
    used: { costs },
    quickReplies: ["Which debt should I pay first?", "When will I be debt-free?", "Should I consolidate my debts?"],
  };
}
