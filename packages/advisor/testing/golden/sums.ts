import {
  amortise,
  annualCashFlow,
  type Documents,
  type Dollars,
  missingOf,
  monthsBetween,
  netWorth,
  nextMilestone,
  payOffDebts,
  sumDollars,
  targetProgress,
  totalAssets,
  totalDebts,
  yearlyInterest,
} from "@seven-figures/domain";
import { CORPUS_TODAY } from "../run-case.ts";
import { day, type Figure, num, pct, saving, span, usd } from "./figures.ts";

const MONTHS = 12;
const FORTNIGHTS = 26;

/** Each figure by the year, the month and two weeks. */
export const byPeriods = (yearly: Dollars): Figure[] => [usd(yearly), usd(yearly / MONTHS), usd(yearly / FORTNIGHTS)];

/** What would be, what is today, and by how much they differ. */
export const moved = (is: Dollars, was: Dollars): Figure[] => [usd(is), usd(was), usd(Math.abs(is - was))];
export const movedPct = (is: number, was: number): Figure[] => [
  pct(is),
  pct(was),
  [String(Number(Math.abs(is - was).toFixed(1)))],
];

/** The figures of one person, each worked out by the rules of the domain or by plain sums of what is stored. */
export function sumsOf(documents: Documents) {
  const { financials, goals, profile } = documents;
  const { targetAmount: target } = profile.financialGoal;
  const [assets, debts] = [financials.assets ?? [], financials.debts ?? []];
  const [worth, owned, owed] = [netWorth(financials), totalAssets(assets), totalDebts(debts)];
  const flow = annualCashFlow(financials.financialInfo) ?? 0;
  const income = financials.financialInfo.annualIncome ?? 0;
  const expenses = financials.financialInfo.annualExpenses ?? 0;
  const toTarget = targetProgress(worth, target);
  const assetOf = (name: string) =>
    found(
      assets.find((each) => each.name === name),
      name,
    );
  const debtOf = (name: string) =>
    found(
      debts.find((each) => each.name === name),
      name,
    );
  const goalOf = (title: string) => {
    const goal = found(
      goals.intermediateGoals.find((each) => each.title === title),
      title,
    );
    if (goal.type !== "financial") throw new Error(`${title} is no goal of money`);
    return goal;
  };
  const values = (...names: string[]) => sumDollars(names.map((name) => assetOf(name).value));
  const balances = (...names: string[]) => sumDollars(names.map((name) => debtOf(name).balance));
  const interest = (...names: string[]) => sumDollars(names.map((name) => yearlyInterest(debtOf(name)) ?? 0));
  const missing = (title: string) => missingOf(goalOf(title));
  const monthsTo = (title: string) => monthsBetween(CORPUS_TODAY, goalOf(title).targetDate ?? CORPUS_TODAY);
  return {
    ...{ worth, owned, owed, flow, income, expenses, target, values, balances, interest, missing, monthsTo },
    monthly: flow / MONTHS,
    /** Interest of all debts, by the year. */
    allInterest: interest(...debts.map(({ name }) => name)),
    rate: (name: string) => debtOf(name).interestRate ?? 0,
    /** Net worth, with how far that is on the way to the target. */
    worthTold: [usd(worth), ...(worth > 0 ? [pct(toTarget.percent)] : []), usd(toTarget.remaining)],
    toTarget,
    nextMilestone: nextMilestone(worth, target).amount,
    /** What assets or debts come to, each of them, and which part of all they are. */
    assetsTold: (...names: string[]) => [
      usd(values(...names)),
      ...names.map((name) => usd(values(name))),
      pct((values(...names) / owned) * 100),
    ],
    debtsTold: (...names: string[]) => [
      usd(balances(...names)),
      ...names.map((name) => usd(balances(name))),
      pct((balances(...names) / owed) * 100),
    ],
    /** A debt with its rate and what that costs. */
    debtTold: (name: string) => [
      usd(balances(name)),
      pct(debtOf(name).interestRate ?? 0),
      usd(interest(name)),
      usd(interest(name) / MONTHS),
    ],
    /** A goal with how far it is, and what it takes to be there by its day. */
    goalTold: (title: string) => {
      const { currentAmount, targetAmount, targetDate } = goalOf(title);
      return [
        ...[usd(currentAmount), usd(targetAmount), pct((currentAmount / targetAmount) * 100), usd(missing(title))],
        ...(targetDate ? [saving(missing(title) / monthsTo(title)), day(targetDate)] : []),
      ];
    },
    /** How many months before or after its day a goal is full in so many months. */
    spare: (title: string, months: number) => span(Math.abs(monthsTo(title) - Math.ceil(months))),
    /** What a goal takes each month to be there in so many, as a part of what is left over, and what it leaves of that. */
    taken: (title: string, months = monthsTo(title)) => {
      const monthly = Math.ceil((missing(title) / months) * 100 - 1e-9) / 100;
      return [usd(flow / MONTHS), pct((monthly / (flow / MONTHS)) * 100), usd(Math.abs(flow / MONTHS - monthly))];
    },
    /** A debt paid down by so much a month. */
    paidOff: (name: string, payment: Dollars) => {
      const { balance, interestRate } = debtOf(name);
      const paying = amortise(balance, interestRate ?? 0, payment);
      if (paying.kind === "never") throw new Error(`${payment} never ends ${name}`);
      const { months, interest: total, schedule } = paying;
      const last = (schedule.at(-1)?.interest ?? 0) + (schedule.at(-1)?.principal ?? 0);
      return [
        ...[span(months), usd(payment), num(months)],
        ...(last < payment - 0.005 ? [usd(last)] : []),
        ...(total > 0 ? [usd(total)] : []),
      ];
    },
    /** The least in whole dollars that ends a debt at all, if in a hundred years. */
    leastFor: (name: string) => {
      const { balance, interestRate } = debtOf(name);
      let least = 1;
      while (amortise(balance, interestRate ?? 0, least).kind === "never") least++;
      return usd(least);
    },
    /** All debts paid down by so much a month, the highest rate first. */
    allPaidOff: (payment: Dollars) => {
      const paying = payOffDebts(debts, payment, "avalanche");
      if (paying.kind !== "paid-off") throw new Error(`${payment} never ends all`);
      const { months, interest: total } = paying;
      return [
        ...[span(months), usd(payment), num(months), usd(owed + total - payment * (months - 1))],
        ...(total > 0 ? [usd(total)] : []),
      ];
    },
  };
}

function found<Entry>(entry: Entry | undefined, name: string): Entry {
  if (!entry) throw new Error(`Nothing is called ${name}`);
  return entry;
}
