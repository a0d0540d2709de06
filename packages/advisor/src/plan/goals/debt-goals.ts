import { dateAfterMonths, debtGoalId, monthsBetween, monthsUntilOwed, paymentToClear } from "@seven-figures/domain";
import { dollars, monthAndYear, rate } from "../../answers/words/figures.ts";
import { asPattern } from "../../language/as-pattern.ts";
import type { PlannedDebt, PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal, weekOf } from "./proposal.ts";

/** Where the schedule sets no date. */
const FALLBACK_MONTHS = 24;
const MOST_DEBTS = 2;

/** Clearing the costliest debts, in order. */
export function debtGoals(outlook: PlanOutlook): Proposal[] {
  const costly = outlook.debts.filter(({ isCostly }) => isCostly);
  return costly.slice(0, MOST_DEBTS).map((planned) => debtGoal(outlook, planned));
}

/** Paying off what isn't costly: proposed last. */
export function calmDebtGoals(outlook: PlanOutlook): Proposal[] {
  const calm = outlook.debts.filter(({ isCostly, isHomeLoan }) => !isCostly && !isHomeLoan);
  return calm.slice(0, 1).map((planned) => debtGoal(outlook, planned));
}

function debtGoal(
  { facts: { today }, schedule }: PlanOutlook,
  { debt, scheduled, date: planned }: PlannedDebt,
): Proposal {
  const date = planned ?? monthsAhead(today, FALLBACK_MONTHS);
  const months = Math.max(monthsBetween(today, date), 1);
  const monthly = planned
    ? (scheduled?.firstPayment ?? 0)
    : paymentToClear(debt.balance, debt.interestRate ?? 0, months);
  // a debt that the money of today never clears still begins with no more than there is for it
  const first = Math.min(monthly, scheduled?.firstPayment ?? monthly);
  const half = schedule && planned ? monthsUntilOwed(schedule, debt.id, debt.balance / 2) : months / 2;
  const at = debt.interestRate === null ? "" : ` at ${rate(debt.interestRate)}`;
  const name = debt.name.slice(0, 120);
  const named = asPattern(name);
  return {
    id: debtGoalId(debt),
    title: `Pay off ${name}`,
    type: "financial",
    why: planned
      ? `${dollars(debt.balance)}${at}: by the plan it is gone by ${monthAndYear(date)}.`
      : `${dollars(debt.balance)}${at}: ${dollars(monthly)} a month would clear it by ${monthAndYear(date)}.`,
    amount: debt.balance,
    left: debt.balance,
    date,
    start: { title: `First payment to ${name} made`, amount: Math.min(weekOf(first), debt.balance / 2) },
    steps: [
      {
        title: `Half of ${name} paid`,
        amount: Math.max(debt.balance / 2, 0.01),
        date: dateAfterMonths(today, Math.max(half ?? months, 1)) ?? date,
      },
      { title: `${name} cleared`, amount: debt.balance, date },
    ],
    subject: new RegExp(`\\b(pay|paid|clear|rid|debt|off)\\b.*${named}|${named}.*\\b(pay|paid|clear|debt|off)\\b`, "i"),
  };
}
