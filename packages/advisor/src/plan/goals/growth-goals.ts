import { type CashSchedule, dateAfterMonths, monthsUntilWorth, PLAN_GOAL_IDS } from "@seven-figures/domain";
import { dollars, monthAndYear, rate } from "../../answers/words/figures.ts";
import type { PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal, weekOf } from "./proposal.ts";

const LONGEST_MONTHS = 1200;
const YEAR = 12;

/** A first year of investing what the schedule leaves for it, from when the costly debts are gone and the fund is full. */
export function investingGoals({ facts, schedule }: PlanOutlook): Proposal[] {
  const first = schedule?.investing ?? null;
  if (!schedule || first === null || first > LONGEST_MONTHS / 2) return [];
  const { today, riskStated } = facts;
  const invested = (month: number) => (schedule.months[month - 1]?.investedSoFar ?? 0) / 100;
  const year = invested(first + YEAR - 1);
  if (year < YEAR) return [];
  const [monthly, half] = [invested(first), invested(first + YEAR / 2 - 1)];
  const mix = riskStated ? ` in your ${facts.documents.profile.financialGoal.riskTolerance} mix` : "";
  const title = `Invest ${dollars(year)} in a year`;
  return [
    {
      id: PLAN_GOAL_IDS.invest,
      title,
      type: "financial",
      why: `What is left over each month${mix}, from ${monthAndYear(monthsAhead(today, first))} on, is ${dollars(year)} in a year.`,
      amount: year,
      date: monthsAhead(today, first + YEAR - 1),
      start: { title: "First week's amount invested", amount: weekOf(year / YEAR) },
      steps: [
        { title: "First month invested", amount: monthly, date: monthsAhead(today, first) },
        { title: "Half a year invested", amount: half, date: monthsAhead(today, first + YEAR / 2 - 1) },
        { title: "A whole year invested", amount: year, date: monthsAhead(today, first + YEAR - 1) },
      ],
      subject: /\binvest|index fund|brokerage/i,
    },
  ];
}

/** The next quarter of the way to the target. */
export function stageGoals({ facts, schedule }: PlanOutlook): Proposal[] {
  const { stages, netWorth, today } = facts;
  const next = stages.find(({ reached, date }) => !reached && date !== null);
  if (!schedule || !next?.date) return [];
  const from = Math.max(netWorth, 0);
  const halfway = Math.round(from + (next.amount - from) / 2);
  const there = worthDate(schedule, halfway, today);
  const surplus = facts.monthlySpare ?? 0;
  return [
    {
      id: `${PLAN_GOAL_IDS.stage}${next.percent}`,
      title: `Reach a net worth of ${dollars(next.amount)}`,
      type: "financial",
      why: `${rate(next.percent)} of your target; by the plan it is there by ${monthAndYear(next.date)}, at ${rate(facts.assumption.annualReturn)} growth a year on what is invested (assumed).`,
      amount: next.amount,
      current: from,
      date: next.date,
      start: { title: "First week's surplus kept", amount: Math.min(from + weekOf(surplus), next.amount) },
      steps: [
        ...(there && halfway > from
          ? [{ title: `Net worth of ${dollars(halfway)}`, amount: halfway, date: there }]
          : []),
        { title: `Net worth of ${dollars(next.amount)}`, amount: next.amount, date: next.date },
      ],
      subject: /net worth/i,
    },
  ];
}

function worthDate(schedule: CashSchedule, amount: number, today: PlanOutlook["facts"]["today"]) {
  const time = monthsUntilWorth(schedule, amount);
  return time.kind === "in" ? dateAfterMonths(today, time.months) : null;
}
