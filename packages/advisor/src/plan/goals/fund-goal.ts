import { EMERGENCY_FUND_MONTHS } from "@seven-figures/domain";
import { dollars, monthsOf } from "../../answers/words/figures.ts";
import type { PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal, weekOf } from "./proposal.ts";

/** Where no surplus sets a date. */
const FALLBACK_MONTHS = 24;

/** Filling the emergency fund: to three months of expenses, then to six. */
export function fundGoals({ facts, fundGoal, fundGap, fundMonths }: PlanOutlook): Proposal[] {
  const { monthlyExpenses, liquid, cover, today } = facts;
  if (!monthlyExpenses || !fundGoal || !fundGap || cover.kind !== "months") return [];
  const months = fundMonths ?? FALLBACK_MONTHS;
  const stages = [1, EMERGENCY_FUND_MONTHS.low, EMERGENCY_FUND_MONTHS.high]
    .map((count) => ({ count, amount: Math.round(monthlyExpenses * count) }))
    .filter(({ amount }) => amount > liquid && amount < fundGoal);
  return [
    {
      id: "plan-emergency-fund",
      title: "Fill the emergency fund",
      type: "financial",
      why: `Your cash covers ${monthsOf(cover.months)} of expenses; ${dollars(fundGap)} more bring it to ${dollars(fundGoal)}.`,
      amount: fundGoal,
      current: liquid,
      date: monthsAhead(today, months),
      start: {
        title: "First payment into the fund made",
        amount: Math.min(liquid + weekOf(facts.monthlySurplus), fundGoal),
      },
      steps: [
        ...stages.map(({ count, amount }) => ({
          title: `${count === 1 ? "One month" : `${count} months`} of expenses`,
          amount,
          date: monthsAhead(today, (months * (amount - liquid)) / fundGap),
        })),
        { title: "Halfway to it", amount: liquid + fundGap / 2, date: monthsAhead(today, months / 2) },
        { title: "The fund is full", amount: fundGoal, date: monthsAhead(today, months) },
      ].toSorted((a, b) => a.amount - b.amount),
      subject: /emergency|rainy|cushion|safety net/i,
    },
  ];
}
