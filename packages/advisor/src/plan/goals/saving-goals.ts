import { formatPercent, SAVINGS_RATE_BANDS } from "@seven-figures/domain";
import { dollars, rate } from "../../answers/words/figures.ts";
import type { PlanOutlook } from "../plan-outlook.ts";
import { monthsAhead, type Proposal } from "./proposal.ts";

/** The money habit that fits the cash flow: know it, close the gap, raise the rate, or keep it. */
export function savingGoals({ facts, step }: PlanOutlook): Proposal[] {
  const { monthlySpare: surplus, savingsRate, today, monthlyIncome } = facts;
  const inMonths = (months: number) => monthsAhead(today, months);
  if (surplus === null) {
    return [
      habit(
        "plan-track-spending",
        "Track spending for three months",
        `Without your ${facts.income === null ? "income" : "spending"} no surplus can be known; three months of notes show it.`,
        inMonths(3),
        "A week of spending written down",
        [
          { title: "First month written down", date: inMonths(1) },
          { title: "Income and expenses entered here", date: inMonths(2) },
          { title: "Three months written down", date: inMonths(3) },
        ],
        /track|budget/i,
      ),
    ];
  }
  if (step.kind === "draw") {
    return [
      habit(
        "plan-draw",
        "Draw from savings by a rule",
        `You take ${dollars(step.monthly)} a month; a rule keeps it at what your savings can pay.`,
        inMonths(6),
        "What is drawn each month written down",
        [
          { title: "A year of it held in cash", date: inMonths(3) },
          { title: "Day of the yearly look chosen", date: inMonths(6) },
        ],
        /\bdraw/i,
      ),
    ];
  }
  if (step.kind === "close-gap") {
    return [
      habit(
        "plan-close-gap",
        "Spend less than comes in",
        `You spend ${dollars(step.monthlyGap)} a month more than you earn; every other step waits for this one.`,
        inMonths(6),
        "Last month's spending listed by size",
        [
          { title: "First large cost cut", date: inMonths(1) },
          { title: "Half of the gap closed", date: inMonths(3) },
          { title: "A month without a gap", date: inMonths(6) },
        ],
        /gap|spend less|budget/i,
      ),
    ];
  }
  const excellent = SAVINGS_RATE_BANDS.excellent;
  if (savingsRate !== null && monthlyIncome !== null && savingsRate < excellent) {
    const more = facts.budget ? -facts.budget.savingAbove : 0;
    return [
      habit(
        "plan-savings-rate",
        `Save ${rate(excellent)} of income`,
        `You keep ${formatPercent(savingsRate)}; ${dollars(more)} more a month make it ${rate(excellent)}.`,
        inMonths(12),
        "Amount for the standing order chosen",
        [
          { title: "Standing order on payday set up", date: inMonths(1) },
          { title: "One large bill renegotiated", date: inMonths(3) },
          { title: "Halfway there", date: inMonths(6) },
          { title: `${rate(excellent)} kept for a month`, date: inMonths(12) },
        ],
        /savings? rate|save \d+ ?%/i,
      ),
    ];
  }
  if (surplus === 0) return [];
  return [
    habit(
      "plan-automate-saving",
      "Save on payday, automatically",
      `${dollars(surplus)} a month is left over; a standing order makes sure that it stays.`,
      inMonths(3),
      "Amount and payday chosen",
      [
        { title: "Standing order set up", date: inMonths(1) },
        { title: "Three paydays in a row saved", date: inMonths(3) },
      ],
      /automat|payday|standing order/i,
    ),
  ];
}

/** A look at everything once a month: what keeps a plan alive. */
export function reviewGoals({ facts }: PlanOutlook): Proposal[] {
  const inMonths = (months: number) => monthsAhead(facts.today, months);
  return [
    habit(
      "plan-monthly-review",
      "One hour a month for money",
      `It keeps ${dollars(facts.netWorth)} of net worth and the way to ${dollars(facts.target)} in view.`,
      inMonths(6),
      "Day of the first review chosen",
      [
        { title: "First review: balances updated", date: inMonths(1) },
        { title: "Third review in a row", date: inMonths(3) },
        { title: "Sixth review in a row", date: inMonths(6) },
      ],
      /review|check[- ]?in|money (hour|date)/i,
    ),
  ];
}

/** Keeping what is there: insurance, will, beneficiaries. */
export function protectionGoals({ facts }: PlanOutlook): Proposal[] {
  const inMonths = (months: number) => monthsAhead(facts.today, months);
  return [
    {
      id: "plan-protection",
      title: "Protect what is there",
      type: "project",
      why: `${dollars(facts.totalAssets)} of assets deserve sound insurance, a will and named beneficiaries.`,
      date: inMonths(6),
      start: { title: "Policies gathered in one place" },
      steps: [
        { title: "Policies listed on one page", date: inMonths(1) },
        { title: "Beneficiaries checked", date: inMonths(3) },
        { title: "Will and power of attorney written", date: inMonths(6) },
      ],
      subject: /insurance|protect|\bwill\b/i,
    },
  ];
}

function habit(
  id: string,
  title: string,
  why: string,
  date: Proposal["date"],
  start: string,
  steps: Proposal["steps"],
  subject: RegExp,
): Proposal {
  return { id, title, type: "behavior", why, date, start: { title: start }, steps, subject };
}
