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

/** What follows from a person's documents today, each figure the output of a domain function. Null: not known. */
export interface PersonFacts extends FactsAhead {
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
  /** The specification's monthly target, without growth. */
  plainMonthly: Dollars;
  income: Dollars | null;
  expenses: Dollars | null;
  monthlyIncome: Dollars | null;
  monthlyExpenses: Dollars | null;
  /** Income minus expenses, known only where both are. */
  yearlySurplus: Dollars | null;
  monthlySurplus: Dollars | null;
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
  /** Interest a year of the debts whose rate is known. */
  interestPerYear: Dollars;
}

/** What follows from the schedule of a person's money, run for those who ask. */
class FactsAhead {
  readonly #documents: Documents;
  readonly #today: CalendarDate;
  #outlook: TargetOutlook | undefined;
  #timeInTodaysDollars: MonthsTo | null | undefined;

  constructor(documents: Documents, today: CalendarDate) {
    this.#documents = documents;
    this.#today = today;
  }

  /** When the target is reached, as the dashboard says it too; all of the following is taken from it. */
  get outlook(): TargetOutlook {
    const { profile, financials, goals } = this.#documents;
    this.#outlook ??= targetOutlook(financials, profile.financialGoal, this.#today, goals.intermediateGoals);
    return this.#outlook;
  }

  get requiredMonthly(): RequiredMonthly {
    return this.outlook.requiredMonthly;
  }

  /** What the surplus makes of the net worth, month by month; null where the surplus is not known. */
  get path(): ScheduledPath | null {
    return this.outlook.path;
  }

  /** What a month leaves once the debts' payments are made too; null where it is not known. */
  get monthlySpare(): Dollars | null {
    return this.path && monthlySpare(this.path.schedule);
  }

  get timeToTarget(): MonthsTo | null {
    return this.outlook.arrival;
  }

  get timeInTodaysDollars(): MonthsTo | null {
    const { path, target } = this.outlook;
    if (this.#timeInTodaysDollars === undefined)
      this.#timeInTodaysDollars = path && timeInTodaysDollars(path, target, ASSUMED_INFLATION);
    return this.#timeInTodaysDollars;
  }

  get stages(): TargetStage[] {
    return this.outlook.milestones.filter(({ percent }) => STAGE_PERCENTS.some((stage) => stage === percent));
  }
}

export function personFacts(documents: Documents, today: CalendarDate): PersonFacts {
  const { profile, financials, goals } = documents;
  const { annualIncome: income, annualExpenses: expenses } = financials.financialInfo;
  const { targetAmount: target, targetYear } = profile.financialGoal;
  const worth = netWorth(financials);
  const { plainMonthly, yearsLeft, assumption } = monthlyNeed(worth, profile.financialGoal, today);
  const yearlySurplus = income === null || expenses === null ? null : annualCashFlow(financials.financialInfo);
  const rate = yearlySurplus === null ? null : savingsRate(financials.financialInfo);
  const liquid = liquidTotal(financials);
  return Object.assign(new FactsAhead(documents, today), {
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
    yearsLeft,
    plainMonthly,
    income,
    expenses,
    monthlyIncome: perMonth(income),
    monthlyExpenses: perMonth(expenses),
    yearlySurplus,
    monthlySurplus: perMonth(yearlySurplus),
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
    interestPerYear: sumDollars((financials.debts ?? []).map((debt) => yearlyInterest(debt) ?? 0)),
  });
}

function perMonth(yearly: Dollars | null): Dollars | null {
  return yearly === null ? null : roundToCents(yearly / 12);
}
