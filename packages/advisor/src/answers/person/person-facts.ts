import {
  ASSUMED_INFLATION,
  type Asset,
  annualCashFlow,
  assumedReturn,
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
  liquidTotal,
  type Milestone,
  type MonthsTo,
  monthlyTarget,
  monthsToTarget,
  monthsToTargetInTodaysDollars,
  netWorth,
  nextMilestone,
  type RequiredMonthly,
  type ReturnAssumption,
  requiredMonthly,
  roundToCents,
  type SavingsPath,
  type SavingsRateBand,
  savingsRate,
  savingsRateBand,
  sumDollars,
  type TargetProgress,
  type TargetStage,
  targetProgress,
  targetStages,
  totalAssets,
  totalDebts,
  yearlyInterest,
  yearsRemaining,
} from "@seven-figures/domain";

/** What follows from a person's documents today, each figure the output of a domain function. Null: not known. */
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
  savingsRate: number | null;
  savingsBand: SavingsRateBand | null;
  liquid: Dollars;
  cover: ExpenseCover;
  emergencyFund: EmergencyFund | null;
  budget: BudgetComparison | null;
  riskStated: boolean;
  assumption: ReturnAssumption;
  inflation: number;
  /** Net worth growing at the assumed return with the present surplus; null where the surplus is not known. */
  path: SavingsPath | null;
  timeToTarget: MonthsTo | null;
  timeInTodaysDollars: MonthsTo | null;
  stages: TargetStage[];
  /** Interest a year of the debts whose rate is known. */
  interestPerYear: Dollars;
}

export function personFacts(documents: Documents, today: CalendarDate): PersonFacts {
  const { profile, financials, goals } = documents;
  const { annualIncome: income, annualExpenses: expenses } = financials.financialInfo;
  const { targetAmount: target, targetYear, riskTolerance } = profile.financialGoal;
  const worth = netWorth(financials);
  const assumption = assumedReturn(riskTolerance);
  const yearsLeft = yearsRemaining(targetYear, today);
  const yearlySurplus = income === null || expenses === null ? null : annualCashFlow(financials.financialInfo);
  const rate = yearlySurplus === null ? null : savingsRate(financials.financialInfo);
  const liquid = liquidTotal(financials);
  const monthlySurplus = perMonth(yearlySurplus);
  const start = { from: worth, annualReturn: assumption.annualReturn };
  const path = monthlySurplus === null ? null : { ...start, monthly: monthlySurplus };
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
    yearsLeft,
    plainMonthly: monthlyTarget(worth, target, yearsLeft),
    requiredMonthly: requiredMonthly(start, target, yearsLeft * 12),
    income,
    expenses,
    monthlyIncome: perMonth(income),
    monthlyExpenses: perMonth(expenses),
    yearlySurplus,
    monthlySurplus,
    savingsRate: rate,
    savingsBand: rate === null ? null : savingsRateBand(rate),
    liquid,
    cover: expenseCover(liquid, financials.financialInfo),
    emergencyFund: emergencyFund(liquid, financials.financialInfo),
    budget: compareBudget(financials.financialInfo),
    riskStated: riskTolerance !== null,
    assumption,
    inflation: ASSUMED_INFLATION,
    path,
    timeToTarget: worth >= target ? { kind: "reached" } : path && monthsToTarget(path, target),
    timeInTodaysDollars: path && monthsToTargetInTodaysDollars(path, target, ASSUMED_INFLATION),
    stages: targetStages(path ?? { ...start, monthly: 0 }, target, today),
    interestPerYear: sumDollars((financials.debts ?? []).map((debt) => yearlyInterest(debt) ?? 0)),
  };
}

function perMonth(yearly: Dollars | null): Dollars | null {
  return yearly === null ? null : roundToCents(yearly / 12);
}
