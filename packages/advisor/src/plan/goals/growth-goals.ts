import { monthsToTarget } from "@seven-figures/domain";
import { dollars, monthAndYear, rate } from "../../answers/words/figures.ts";
import type { PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal, weekOf } from "./proposal.ts";

const LONGEST_MONTHS = 1200;

/** A first year of investing the surplus, from when the costly debts are gone and the fund is full. */
export function investingGoals({ facts, debtMonths, fundMonths }: PlanOutlook): Proposal[] {
  const { monthlySurplus: surplus, today, riskStated } = facts;
  const start = facts.emergencyFund ? fundMonths : debtMonths;
  if (surplus === null || surplus <= 0 || start === null || start > LONGEST_MONTHS / 2) return [];
  const year = Math.round(surplus * 12);
  const mix = riskStated ? ` in your ${facts.documents.profile.financialGoal.riskTolerance} mix` : "";
  return [
    {
      id: "plan-invest-first-year",
      title: `Invest ${dollars(year)} in a year`,
      type: "financial",
      why: `${dollars(surplus)} a month${mix}, month by month, is ${dollars(year)} in a year.`,
      amount: year,
      date: monthsAhead(today, start + 12),
      start: { title: "First week's amount invested", amount: weekOf(surplus) },
      steps: [
        { title: "First month invested", amount: surplus, date: monthsAhead(today, start + 1) },
        { title: "Half a year invested", amount: surplus * 6, date: monthsAhead(today, start + 6) },
        { title: "A whole year invested", amount: year, date: monthsAhead(today, start + 12) },
      ],
      subject: /\binvest|index fund|brokerage/i,
    },
  ];
}

/** The next quarter of the way to the target. */
export function stageGoals({ facts }: PlanOutlook): Proposal[] {
  const { path, stages, netWorth, today } = facts;
  const next = stages.find(({ reached, date }) => !reached && date !== null);
  if (!path || !next?.date) return [];
  const from = Math.max(netWorth, 0);
  const halfway = Math.round(from + (next.amount - from) / 2);
  const time = monthsToTarget(path, halfway);
  return [
    {
      id: `plan-stage-${next.percent}`,
      title: `Reach a net worth of ${dollars(next.amount)}`,
      type: "financial",
      why: `${rate(next.percent)} of your target; at today's pace it is there by ${monthAndYear(next.date)}, at ${rate(facts.assumption.annualReturn)} growth a year (assumed).`,
      amount: next.amount,
      current: from,
      date: monthsAhead(today, monthsUntil(path, next.amount)),
      start: { title: "First week's surplus kept", amount: Math.min(from + weekOf(path.monthly), next.amount) },
      steps: [
        ...(time.kind === "in" && halfway > from
          ? [{ title: `Net worth of ${dollars(halfway)}`, amount: halfway, date: monthsAhead(today, time.months) }]
          : []),
        {
          title: `Net worth of ${dollars(next.amount)}`,
          amount: next.amount,
          date: monthsAhead(today, monthsUntil(path, next.amount)),
        },
      ],
      subject: /net worth/i,
    },
  ];
}

function monthsUntil(path: Parameters<typeof monthsToTarget>[0], amount: number): number {
  const time = monthsToTarget(path, amount);
  return time.kind === "in" ? time.months : 1;
}
