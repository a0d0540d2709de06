import {
  type CashSchedule,
  dateAfterMonths,
  EMERGENCY_FUND_MONTHS,
  monthsBetween,
  monthsUntilCash,
  PLAN_GOAL_IDS,
} from "@seven-figures/domain";
import { dollars, monthAndYear, monthsOf } from "../../answers/words/figures.ts";
import type { PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal, weekOf } from "./proposal.ts";

/** Where the schedule sets no date. */
const FALLBACK_MONTHS = 24;

/** Filling the emergency fund: to three months of expenses, then to six. */
export function fundGoals({ facts, fund, schedule }: PlanOutlook): Proposal[] {
  const { monthlyExpenses, liquid, cover, today } = facts;
  if (!monthlyExpenses || !fund || fund.gap === 0 || cover.kind !== "months") return [];
  const date = fund.date ?? monthsAhead(today, FALLBACK_MONTHS);
  const months = Math.max(monthsBetween(today, date), 1);
  const dateOf = (amount: number) => {
    const planned = schedule && fund.date ? monthsUntilCash(schedule, amount) : null;
    const share = (months * (amount - liquid)) / fund.gap;
    return dateAfterMonths(today, Math.max(planned ?? share, 1)) ?? date;
  };
  const stages = [1, EMERGENCY_FUND_MONTHS.low, EMERGENCY_FUND_MONTHS.high]
    .map((count) => ({
      title: `${count === 1 ? "One month" : `${count} months`} of expenses`,
      amount: Math.round(monthlyExpenses * count),
    }))
    .filter(({ amount }) => amount > liquid && amount < fund.goal);
  const steps = [
    ...stages,
    { title: "Halfway to it", amount: liquid + fund.gap / 2 },
    { title: "The fund is full", amount: fund.goal },
  ];
  const missing = `Your cash covers ${monthsOf(cover.months)} of expenses; ${dollars(fund.gap)} more bring it to ${dollars(fund.goal)}`;
  return [
    {
      id: PLAN_GOAL_IDS.fund,
      title: "Fill the emergency fund",
      type: "financial",
      why: fund.date
        ? `${missing}, by the plan by ${monthAndYear(fund.date)}.`
        : `${missing}: ${dollars(fund.gap / FALLBACK_MONTHS)} a month would do it by ${monthAndYear(date)}.`,
      amount: fund.goal,
      current: liquid,
      date,
      start: {
        title: "First payment into the fund made",
        amount: Math.min(liquid + weekOf(firstPut(schedule)), fund.goal),
      },
      steps: steps
        .toSorted((a, b) => a.amount - b.amount)
        .map((step) => ({ ...step, date: step.amount >= fund.goal ? date : dateOf(step.amount) })),
      subject: /emergency|rainy|cushion|safety net/i,
    },
  ];
}

/** What the schedule puts into the fund in the first month that puts something there. */
function firstPut(schedule: CashSchedule | null): number {
  return (schedule?.months.find(({ fund }) => fund > 0)?.fund ?? 0) / 100;
}
