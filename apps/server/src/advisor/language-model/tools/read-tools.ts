import {
  compareBudget,
  comparePayoffs,
  fiftyThirtyTwenty,
  growthRates,
  liquidTotal,
  MAX_AMOUNT,
  milestones,
  monthlyTarget,
  monthsUntilWorth,
  netWorth,
  nextMilestone,
  type Payoff,
  purchaseOutlook,
  roundToCents,
  STAGE_PERCENTS,
  scheduledNeed,
  supposedSchedule,
  targetLikelihood,
  timeInTodaysDollars,
  whatIf,
  yearlyInterest,
  yearsRemaining,
} from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, type Desk, refused } from "./advisor-tool.ts";
import { arrival, cashFigures, INFLATION, presentOutlook, worthFigures } from "./figures.ts";

const amount = z.number().check(z.gte(-MAX_AMOUNT), z.lte(MAX_AMOUNT));
const nothing = z.object({});

/** Everything that a model may compute with: each figure comes from a function of the domain. */
export const readTools = [
  advisorTool({
    name: "net_worth",
    description:
      "Total assets, total debts, net worth and progress toward the target, with all changes of this message.",
    arguments: nothing,
    run: (_, { draft }) => worthFigures(draft.documents),
  }),
  advisorTool({
    name: "cash_flow",
    description: "Yearly cash flow, savings rate and its band, cash, months of expenses covered, emergency fund.",
    arguments: nothing,
    run: (_, { draft }) => cashFigures(draft.documents),
  }),
  advisorTool({
    name: "time_to_target",
    description:
      "When net worth reaches the target at the present pace, what must be saved monthly for the target year (plain and with growth: name both), how likely that year is (0 to 1, at the present pace and target), and dates of a quarter, half and three quarters. Optional what-if: extraMonthly, lumpSum (both added), annualReturn in percent, targetAmount.",
    arguments: z.object({
      extraMonthly: z.optional(amount),
      lumpSum: z.optional(amount),
      annualReturn: z.optional(z.number().check(z.gte(-50), z.lte(50))),
      targetAmount: z.optional(z.number().check(z.gt(0), z.lte(MAX_AMOUNT))),
    }),
    run: timeToTarget,
  }),
  advisorTool({
    name: "debt_payoff",
    description:
      "What debts cost a year and, with monthlyPayment for all of them together, how long and how much interest the avalanche and the snowball order take.",
    arguments: z.object({ monthlyPayment: z.optional(z.number().check(z.gt(0), z.lte(MAX_AMOUNT))) }),
    run({ monthlyPayment }, { draft }) {
      const debts = draft.documents.financials.debts ?? [];
      if (debts.length === 0) return refused("No debts are entered.");
      const costs = debts.map((debt) => ({ id: debt.id, name: debt.name, interestPerYear: yearlyInterest(debt) }));
      if (monthlyPayment === undefined) return { costs };
      const { avalanche, snowball, ...saved } = comparePayoffs(debts, monthlyPayment);
      return { costs, avalanche: payoff(avalanche), snowball: payoff(snowball), ...saved };
    },
  }),
  advisorTool({
    name: "budget",
    description: "The 50/30/20 budget of the income, dollars a month, and how the person's spending compares.",
    arguments: nothing,
    run(_, { draft }) {
      const { financialInfo } = draft.documents.financials;
      const budget = fiftyThirtyTwenty(financialInfo);
      return budget ? { budget, comparison: compareBudget(financialInfo) } : refused("The income is not known.");
    },
  }),
  advisorTool({
    name: "milestones",
    description: "All seven milestones on the way to the target, and the next one.",
    arguments: nothing,
    run(_, { draft }) {
      const { financials, profile } = draft.documents;
      const worth = netWorth(financials);
      const { targetAmount } = profile.financialGoal;
      return { next: nextMilestone(worth, targetAmount), all: milestones(worth, targetAmount) };
    },
  }),
  advisorTool({
    name: "purchase",
    description: "What paying a price in cash would leave, and how long saving for it takes.",
    arguments: z.object({ price: z.number().check(z.gt(0), z.lte(MAX_AMOUNT)) }),
    run({ price }, { draft }) {
      const { financials } = draft.documents;
      const { annualIncome, annualExpenses } = financials.financialInfo;
      const monthlyExpenses = annualExpenses === null ? null : roundToCents(annualExpenses / 12);
      const monthlySurplus =
        annualIncome === null || annualExpenses === null ? null : roundToCents((annualIncome - annualExpenses) / 12);
      return purchaseOutlook(price, { liquid: liquidTotal(financials), monthlyExpenses, monthlySurplus });
    },
  }),
];

interface Supposed {
  extraMonthly?: number | undefined;
  lumpSum?: number | undefined;
  annualReturn?: number | undefined;
  targetAmount?: number | undefined;
}

function timeToTarget({ extraMonthly, lumpSum, annualReturn, targetAmount }: Supposed, desk: Desk): object {
  const { draft, input } = desk;
  const { financialGoal } = draft.documents.profile;
  const target = targetAmount ?? financialGoal.targetAmount;
  const outlook = presentOutlook(draft.documents, input.today);
  const { path, netWorth } = outlook;
  const years = yearsRemaining(financialGoal.targetYear, input.today);
  if (!path) return refused(`Not known: ${outlook.missing.join(" and ")}.`);
  const change = { monthly: extraMonthly, lumpSum, annualReturn };
  const supposed = whatIf(path, change, target);
  const schedule = supposedSchedule(path, change);
  const required = scheduledNeed(path, target, years * 12);
  return {
    target,
    assumptions: { ...supposed.path, growthPercentAYear: growthRates(path.annualReturn), inflation: INFLATION },
    atPresentPace: arrival(supposed.before, input.today),
    inTodaysDollars: arrival(timeInTodaysDollars(path, target, INFLATION), input.today),
    supposed: { ...supposed.changedPath, time: arrival(supposed.after, input.today) },
    stages: STAGE_PERCENTS.map((percent) => {
      const amount = Math.round((target * percent) / 100);
      return { percent, amount, ...arrival(monthsUntilWorth(schedule, amount), input.today) };
    }),
    targetYear: financialGoal.targetYear,
    likelihoodByTargetYear: targetLikelihood(outlook),
    monthlyNeededWithoutGrowth: monthlyTarget(netWorth, target, years),
    monthlyNeededWithGrowth: required,
  };
}

function payoff(result: Payoff): object {
  return result.kind === "paid-off"
    ? { ...result, cleared: result.cleared.map(({ name, month }) => ({ name, month })) }
    : result;
}
