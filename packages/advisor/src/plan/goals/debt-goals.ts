import { type Debt, monthsBetween, paymentToClear } from "@seven-figures/domain";
import { dollars, monthAndYear, rate } from "../../answers/words/figures.ts";
import { clearedDate, type PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal, weekOf } from "./proposal.ts";

/** Where no surplus sets a date. */
const FALLBACK_MONTHS = 24;
const MOST_DEBTS = 2;
const LONGEST_ID = 80;

/** Clearing the costliest debts, in order. */
export function debtGoals(outlook: PlanOutlook): Proposal[] {
  return outlook.costly.debts.slice(0, MOST_DEBTS).map((debt) => debtGoal(outlook, debt));
}

/** Paying off what isn't costly: proposed last. */
export function calmDebtGoals(outlook: PlanOutlook): Proposal[] {
  return outlook.calm.slice(0, 1).map((debt) => debtGoal(outlook, debt));
}

function debtGoal(outlook: PlanOutlook, debt: Debt): Proposal {
  const { today } = outlook.facts;
  const planned = clearedDate(outlook, debt);
  const date = planned ?? monthsAhead(today, FALLBACK_MONTHS);
  const months = Math.max(monthsBetween(today, date), 1);
  const monthly = planned ? outlook.facts.monthlySurplus : paymentToClear(debt.balance, debt.interestRate ?? 0, months);
  const at = debt.interestRate === null ? "" : ` at ${rate(debt.interestRate)}`;
  const name = debt.name.slice(0, 120);
  return {
    id: `plan-pay-off-${debt.id.slice(0, LONGEST_ID)}`,
    title: `Pay off ${name}`,
    type: "financial",
    why: planned
      ? `${dollars(debt.balance)}${at}: with your surplus it can be gone by ${monthAndYear(date)}.`
      : `${dollars(debt.balance)}${at}: ${dollars(monthly ?? 0)} a month would clear it by ${monthAndYear(date)}.`,
    amount: debt.balance,
    left: debt.balance,
    date,
    start: { title: `First payment to ${name} made`, amount: Math.min(weekOf(monthly), debt.balance / 2) },
    steps: [
      { title: `Half of ${name} paid`, amount: Math.max(debt.balance / 2, 0.01), date: monthsAhead(today, months / 2) },
      { title: `${name} cleared`, amount: debt.balance, date },
    ],
    subject: new RegExp(
      `\\b(pay|paid|clear|rid|debt|off)\\b.*${escaped(debt.name)}|${escaped(debt.name)}.*\\b(pay|paid|clear|debt|off)\\b`,
      "i",
    ),
  };
}

function escaped(text: string): string {
  return text.slice(0, 120).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
