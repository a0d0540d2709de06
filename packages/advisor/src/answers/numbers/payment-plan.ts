import {
  amortise,
  type CalendarDate,
  calendarDate,
  dateAfterMonths,
  monthlyInterestRate,
  monthsBetween,
  paymentToClear,
} from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, monthAndYear, rate, span } from "../words/figures.ts";
import { named } from "../words/sentences.ts";
import { namedEntry } from "./single-entry.ts";

const NEXT = ["Which debt should I pay first?", "What do my debts cost me a year?"];

/** One debt with a stated payment a month, or a stated time. Null where no one debt or no figure is meant. */
export function answerPaymentPlan({ text, numbers, facts }: Asked): Draft | null {
  const entry = namedEntry(text, facts);
  const debt = entry?.kind === "debt" ? entry.debt : facts.debts.length === 1 ? facts.debts[0] : undefined;
  const payment = numbers.amounts.find((amount) => amount > 0 && amount !== debt?.balance);
  if (!debt) return null;
  const apr = debt.interestRate ?? 0;
  const leastPayment = debt.balance * monthlyInterestRate(apr);
  const rateWords =
    debt.interestRate === null ? "counted without interest, since its rate isn't entered" : `at ${rate(apr)}`;
  if (payment !== undefined) {
    const result = amortise(debt.balance, apr, payment);
    if (result.kind === "never") {
      return {
        about: `${debt.id}:${payment}`,
        message: `${dollars(payment)} a month never clears ${named(debt.name)}: the interest (${rateWords}) eats it up. More than ${dollars(leastPayment)} a month is needed before the balance falls.`,
        again: `${dollars(payment)} a month is still less than its interest.`,
        deeper: "A lower rate would help as much as a larger payment: ask the lender, or look at consolidation.",
        used: { payment, leastPayment },
        quickReplies: ["Should I consolidate my debts?", ...NEXT],
      };
    }
    const { schedule, ...summary } = result;
    const date = dateAfterMonths(facts.today, result.months);
    return {
      about: `${debt.id}:${payment}`,
      message: `With ${dollars(payment)} a month, **${named(debt.name)}** (${dollars(debt.balance)}, ${rateWords}) is paid off **in ${span(result.months)}**${date ? `, by ${monthAndYear(date)}` : ""}, for ${dollars(result.interest)} of interest in all.`,
      again: `${span(result.months)} at ${dollars(payment)} a month.`,
      deeper: `Of the first payment, ${dollars(schedule[0]?.interest ?? 0)} go to interest and ${dollars(schedule[0]?.principal ?? 0)} to the balance; that shifts month by month.`,
      used: { payment, summary, first: schedule[0], date },
      quickReplies: NEXT,
    };
  }
  const months = Math.round(numbers.months ?? monthsUntil(numbers.year, facts.today));
  if (months >= 1) {
    const needed = paymentToClear(debt.balance, apr, months);
    const result = amortise(debt.balance, apr, needed);
    const interest = result.kind === "paid-off" ? result.interest : 0;
    return {
      about: `${debt.id}:in:${months}`,
      message: `To clear **${named(debt.name)}** (${dollars(debt.balance)}, ${rateWords}) in ${span(months)} you need **${dollars(needed)} a month**; it costs ${dollars(interest)} of interest on the way.`,
      again: `${dollars(needed)} a month for ${span(months)}.`,
      deeper: "Each payment is the same; early on more of it is interest, later nearly all of it lowers the balance.",
      used: { months, needed, interest },
      quickReplies: NEXT,
    };
  }
  return null;
}

/** Months until a year begins; 0 without one. */
function monthsUntil(year: number | null, today: CalendarDate): number {
  return year === null ? 0 : Math.max(monthsBetween(today, calendarDate(year, 1, 1)), 0);
}
