import {
  ASSUMED_INFLATION,
  type Asset,
  annualCashFlow,
  type BudgetComparison,
  type CalendarDate,
  type Country,
  compareBudget,
  type Debt,
  type Documents,
  type Dollars,
  type EmergencyFund,
  type ExpenseCover,
  emergencyFund,
  expenseCover,
  firstName,
  type Goal,
  type GrowthKind,
  growthRates,
  liquidTotal,
  type Milestone,
  type MonthsTo,
  monthlyNeed,
  monthlySpare,
  netWorth,
  nextMilestone,
  type RequiredMonthly,
  type ReturnAssumption,
  roundToCents,
  type SavingsRateBand,
  type ScheduledPath,
  STAGE_PERCENTS,
  savingsRate,
  savingsRateBand,
  sumDollars,
  type TargetOutlook,
  type TargetProgress,
  type TargetStage,
  targetOutlook,
  targetProgress,
  timeInTodaysDollars,
  totalAssets,
  totalDebts,
  yearlyInterest,
} from "@seven-figures/domain";

/**
 * What follows from a person's documents today, each figure the output of a domain function. Null: not known. What needs the
 * schedule of a person's money is worked out once it is asked for: a century of months, and most answers tell none of it.
 */
export interface PersonFacts {
  today: CalendarDate;
  documents: Documents;
  name: string;
  country: Country | null;
  assets: Asset[];
  debts: Debt[];
  goals: Goal[];
  /** Whether assets and debts were entered or confirmed as none. */
  assetsKnown: boolean;
  debtsKnown: boolean;
  totalAssets: Dollars;
  totalDebts: Dollars;
  netWorth: Dollars;
  target: Dollars;
  targetYear: number;
  progress: TargetProgress;
  milestone: Milestone;
  yearsLeft: number;
  /** When the target is reached, as the dashboard says it too; much of what follows is taken from it. */
  outlook: TargetOutlook;
  /** The specification's monthly target, without growth. */
  plainMonthly: Dollars;
  requiredMonthly: RequiredMonthly;
  income: Dollars | null;
  expenses: Dollars | null;
  monthlyIncome: Dollars | null;
  monthlyExpenses: Dollars | null;
  /** Income minus expenses, known only where both are. */
  yearlySurplus: Dollars | null;
  monthlySurplus: Dollars | null;
  /** What a month leaves once the debts' payments are made too; null where it is not known. */
  monthlySpare: Dollars | null;
  savingsRate: number | null;
  savingsBand: SavingsRateBand | null;
  liquid: Dollars;
  cover: ExpenseCover;
  emergencyFund: EmergencyFund | null;
  budget: BudgetComparison | null;
  riskStated: boolean;
  assumption: ReturnAssumption;
  /** Percent a year by which each kind of asset is supposed to grow. */
  growth: Record<GrowthKind, number>;
  inflation: number;
  /** What the surplus makes of the net worth, month by month; null where the surplus is not known. */
  path: ScheduledPath | null;
  timeToTarget: MonthsTo | null;
  timeInTodaysDollars: MonthsTo | null;
  stages: TargetStage[];
  /** Interest a year of the debts whose rate is known. */
  interestPerYear: Dollars;
}

/** Works something out when it is first asked for. */
function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

export function personFacts(documents: Documents, today: CalendarDate): PersonFacts {
  const { profile, financials, goals } = documents;
  const { annualIncome: income, annualExpenses: expenses } = financials.financialInfo;
  const { targetAmount: target, targetYear } = profile.financialGoal;
  const worth = netWorth(financials);
  const { plainMonthly, yearsLeft, assumption } = monthlyNeed(worth, profile.financialGoal, today);
  const outlook = once(() => targetOutlook(financials, profile.financialGoal, today, goals.intermediateGoals));
  const inTodaysDollars = once(() => {
    const { path } = outlook();
    return path && timeInTodaysDollars(path, target, ASSUMED_INFLATION);
  });
  const yearlySurplus = income === null || expenses === null ? null : annualCashFlow(financials.financialInfo);
  const rate = yearlySurplus === null ? null : savingsRate(financials.financialInfo);
  const liquid = liquidTotal(financials);
  return {
    today,
    documents,
    name: firstName(profile.basicInfo),
    country: profile.basicInfo.country,
    assets: financials.assets ?? [],
    debts: financials.debts ?? [],
    goals: goals.intermediateGoals,
    assetsKnown: financials.assets !== null,
    debtsKnown: financials.debts !== null,
    totalAssets: totalAssets(financials.assets),
    totalDebts: totalDebts(financials.debts),
    netWorth: worth,
    target,
    targetYear,
    progress: targetProgress(worth, target),
    milestone: nextMilestone(worth, target),
    get outlook() {
      return outlook();
    },
    yearsLeft,
    plainMonthly,
    get requiredMonthly() {
      return outlook().requiredMonthly;
    },
    income,
    expenses,
    monthlyIncome: perMonth(income),
    monthlyExpenses: perMonth(expenses),
    yearlySurplus,
    monthlySurplus: perMonth(yearlySurplus),
    get monthlySpare() {
      const { path } = outlook();
      return path && monthlySpare(path.schedule);
    },
    savingsRate: rate,
    savingsBand: rate === null ? null : savingsRateBand(rate),
    liquid,
    cover: expenseCover(liquid, financials.financialInfo),
    emergencyFund: emergencyFund(liquid, financials.financialInfo),
    budget: compareBudget(financials.financialInfo),
    riskStated: profile.financialGoal.riskTolerance !== null,
    assumption,
    growth: growthRates(assumption.annualReturn),
    inflation: ASSUMED_INFLATION,
    get path() {
      return outlook().path;
    },
    get timeToTarget() {
      return outlook().arrival;
    },
    get timeInTodaysDollars() {
      return inTodaysDollars();
    },
    get stages() {
      return outlook().milestones.filter(({ percent }) => STAGE_PERCENTS.some((stage) => stage === percent));
    },
    interestPerYear: sumDollars((financials.debts ?? []).map((debt) => yearlyInterest(debt) ?? 0)),
  };
}

function perMonth(yearly: Dollars | null): Dollars | null {
  return yearly === null ? null : roundToCents(yearly / 12);
}
