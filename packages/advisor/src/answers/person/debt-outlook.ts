import {
  comparePayoffs,
  type Debt,
  type Dollars,
  inPayoffOrder,
  isCostly,
  type Payoff,
  sumDollars,
  yearlyInterest,
} from "@seven-figures/domain";
import type { PersonFacts } from "./person-facts.ts";

/** Debts to clear ahead of time, mortgages aside, paid with the whole surplus. */
export interface DebtOutlook {
  /** Highest rate first. */
  debts: Debt[];
  total: Dollars;
  interestPerYear: Dollars;
  /** Null where there is no surplus to pay with. */
  avalanche: Payoff | null;
  snowball: Payoff | null;
  /** Interest that highest rate first saves against smallest balance first. */
  interestSaved: Dollars | null;
}

export function debtOutlook(facts: PersonFacts, debts: readonly Debt[] = consumerDebts(facts)): DebtOutlook {
  const monthly = facts.monthlySurplus ?? 0;
  const compared = monthly > 0 ? comparePayoffs(debts, monthly) : null;
  return {
    debts: inPayoffOrder(debts, "avalanche"),
    total: sumDollars(debts.map(({ balance }) => balance)),
    interestPerYear: sumDollars(debts.map((debt) => yearlyInterest(debt) ?? 0)),
    avalanche: compared?.avalanche ?? null,
    snowball: compared?.snowball ?? null,
    interestSaved: compared?.interestSaved ?? null,
  };
}

export function consumerDebts(facts: PersonFacts): Debt[] {
  return facts.debts.filter(({ type }) => type !== "mortgage");
}

/** Debts that cost more than investments bring, a line on a home and a card of unknown rate among them. */
export function costlyDebts(facts: PersonFacts): Debt[] {
  return inPayoffOrder(facts.debts.filter(isCostly), "avalanche");
}
