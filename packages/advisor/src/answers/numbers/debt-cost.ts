import { type Debt, sumDollars, yearlyInterest } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, listed, named, paragraphs } from "../words/sentences.ts";
import { withoutDebts } from "./entries.ts";
import { ownKind } from "./kind-total.ts";
import { namedEntries } from "./single-entry.ts";

/** What the debts, or those that are asked for by name or kind, cost in a year and in a month, by debt. */
export function answerDebtCost({ facts, text }: Asked): Draft {
  const none = withoutDebts(facts);
  if (none) return none;
  const byName = namedEntries(text, facts).flatMap((entry) => (entry.kind === "debt" ? [entry.debt] : []));
  const asked = byName.length > 0 ? byName : (ownKind(text, facts)?.debts ?? []);
  const costs = (asked.length > 0 ? asked : facts.debts).map((debt) => ({ debt, cost: yearlyInterest(debt) }));
  const unknown = costs.filter(({ cost }) => cost === null).map(({ debt }) => named(debt.name));
  const known = costs.filter((entry): entry is { debt: Debt; cost: number } => entry.cost !== null);
  const total = sumDollars(known.map(({ cost }) => cost));
  const whose = asked.length > 0 ? listed(asked.map(({ name }) => named(name))) : "your debts";
  const verb = asked.length === 1 ? "costs" : "cost";
  const sorted = known.toSorted((a, b) => b.cost - a.cost);
  return {
    message: paragraphs(
      sorted.length > 0 &&
        `At today's balances ${whose} ${verb} about **${dollars(total)} of interest a year**, ${dollars(total / 12)} a month:`,
      bullets(
        sorted.map(
          ({ debt, cost }) =>
            `${named(debt.name)}: ${dollars(cost)} (${rate(debt.interestRate ?? 0)} of ${dollars(debt.balance)})`,
        ),
      ),
      unknown.length > 0 && `Not counted, since I don't know the rate: ${listed(unknown)}.`,
    ),
    about: asked.map(({ id }) => id).join() || undefined,
    again: `About ${dollars(total)} a year, going by the rates that I know.`,
    deeper:
      "It falls with every payment. Ask me in which order to pay and I'll compare two ways in months and dollars.",
    used: { costs, total, monthly: total / 12 },
    quickReplies: ["Which debt should I pay first?", "When will I be debt-free?", "Should I consolidate my debts?"],
  };
}
