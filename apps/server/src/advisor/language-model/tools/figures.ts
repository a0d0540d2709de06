import {
  ASSUMED_INFLATION,
  annualCashFlow,
  type CalendarDate,
  type Documents,
  dateAfterMonths,
  emergencyFund,
  expenseCover,
  liquidTotal,
  type MonthsTo,
  netWorth,
  savingsRate,
  savingsRateBand,
  type TargetOutlook,
  targetOutlook,
  targetProgress,
  totalAssets,
  totalDebts,
} from "@seven-figures/domain";

/** What is owned and owed, and how far that is on the way to the target. */
export function worthFigures({ financials, profile }: Documents) {
  const worth = netWorth(financials);
  return {
    totalAssets: totalAssets(financials.assets),
    totalDebts: totalDebts(financials.debts),
    netWorth: worth,
    target: targetProgress(worth, profile.financialGoal.targetAmount),
  };
}

/** What comes in and goes out, dollars a year, and how long cash would last. Null: not known. */
export function cashFigures({ financials }: Documents) {
  const { financialInfo } = financials;
  const rate = savingsRate(financialInfo);
  const liquid = liquidTotal(financials);
  return {
    annualCashFlow: annualCashFlow(financialInfo),
    savingsRatePercent: rate === null ? null : oneDecimal(rate),
    savingsRateBand: rate === null ? null : savingsRateBand(rate),
    cash: liquid,
    monthsOfExpensesCovered: rounded(expenseCover(liquid, financialInfo)),
    emergencyFund: emergencyFund(liquid, financialInfo),
  };
}

/** When the target is reached, as the dashboard says it. */
export function presentOutlook({ financials, profile, goals }: Documents, today: CalendarDate): TargetOutlook {
  return targetOutlook(financials, profile.financialGoal, today, goals.intermediateGoals);
}

export const INFLATION = ASSUMED_INFLATION;

/** A time with the day on which it ends; months to one decimal. */
export function arrival(time: MonthsTo, today: CalendarDate): object {
  if (time.kind !== "in") return time;
  return { ...rounded(time), date: dateAfterMonths(today, time.months) };
}

function rounded<Time extends object>(time: Time): Time {
  return "months" in time && typeof time.months === "number" ? { ...time, months: oneDecimal(time.months) } : time;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
