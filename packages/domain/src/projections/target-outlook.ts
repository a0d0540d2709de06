import { type CalendarDate, yearOf } from "../calendar-date.ts";
import { annualCashFlow } from "../cash-flow.ts";
import type { Financials } from "../financials.ts";
import { MILESTONE_FRACTIONS } from "../milestones.ts";
import { type Dollars, roundToCents } from "../money.ts";
import { netWorth as netWorthOf } from "../net-worth.ts";
import type { FinancialGoal } from "../profile.ts";
import type { SavingsPath } from "./future-value.ts";
import { type MonthlyNeed, monthlyNeed } from "./monthly-need.ts";
import { type MonthsTo, monthsToTarget } from "./months-to-target.ts";
import { chanceAtTarget } from "./simulate-target.ts";
import { dateAfterMonths, type TargetStage, targetStages } from "./target-path.ts";

/** What has to be entered before a date can be given. */
export type OutlookPiece = "income" | "expenses";

/** When the target is reached, and what that rests on. The dashboard, the plan and the chat all say this. */
export interface TargetOutlook extends MonthlyNeed {
  today: CalendarDate;
  netWorth: Dollars;
  target: Dollars;
  targetYear: number;
  missing: OutlookPiece[];
  /** Net worth growing at the assumed return, with today's surplus added each month; null while something is missing. */
  path: SavingsPath | null;
  /** Null while something is missing and the target is not reached. */
  arrival: MonthsTo | null;
  /** The seven milestones; none of those ahead has a date while something is missing. */
  milestones: TargetStage[];
}

const MILESTONE_PERCENTS = MILESTONE_FRACTIONS.map((fraction) => Math.round(fraction * 100));

type OutlookFinancials = Pick<Financials, "financialInfo" | "assets" | "debts">;
type OutlookGoal = Pick<FinancialGoal, "targetAmount" | "targetYear" | "riskTolerance">;

export function targetOutlook(financials: OutlookFinancials, goal: OutlookGoal, today: CalendarDate): TargetOutlook {
  const { annualIncome, annualExpenses } = financials.financialInfo;
  const missing: OutlookPiece[] = [];
  if (annualIncome === null) missing.push("income");
  if (annualExpenses === null) missing.push("expenses");
  const netWorth = netWorthOf(financials);
  const { targetAmount: target, targetYear } = goal;
  const need = monthlyNeed(netWorth, goal, today);
  const start = { from: netWorth, annualReturn: need.assumption.annualReturn };
  const surplus = missing.length > 0 ? null : annualCashFlow(financials.financialInfo);
  const path = surplus === null ? null : { ...start, monthly: roundToCents(surplus / 12) };
  const milestones = targetStages(path ?? { ...start, monthly: 0 }, target, today, MILESTONE_PERCENTS);
  return {
    ...need,
    today,
    netWorth,
    target,
    targetYear,
    missing,
    path,
    arrival: netWorth >= target ? { kind: "reached" } : path && monthsToTarget(path, target),
    milestones: path ? milestones : milestones.map((stage) => ({ ...stage, date: null })),
  };
}

/** How the date stands to the year that the person aims for. Whole calendar years; December of that year is in time. */
export type TargetVerdict =
  | { kind: "reached" }
  | { kind: "unknown"; missing: OutlookPiece[] }
  | { kind: "out-of-reach" }
  | { kind: "on-time"; date: CalendarDate; yearsEarly: number }
  | { kind: "late"; date: CalendarDate; yearsLate: number };

export function targetVerdict({ arrival, missing, today, targetYear }: TargetOutlook): TargetVerdict {
  if (!arrival) return { kind: "unknown", missing };
  if (arrival.kind === "reached") return { kind: "reached" };
  const date = arrival.kind === "in" ? dateAfterMonths(today, arrival.months) : null;
  if (!date) return { kind: "out-of-reach" };
  const years = yearOf(date) - targetYear;
  return years > 0 ? { kind: "late", date, yearsLate: years } : { kind: "on-time", date, yearsEarly: Math.abs(years) };
}

/** Chances further off say nothing. */
const LONGEST_YEARS = 60;

/** The chance to stand at the target in the target year, 0 to 1; null where it can't be told. Costs some milliseconds. */
export function targetLikelihood(outlook: TargetOutlook): number | null {
  const { path, arrival, target, yearsLeft, assumption } = outlook;
  if (!path || arrival?.kind === "reached" || yearsLeft === 0 || yearsLeft > LONGEST_YEARS) return null;
  const { volatility } = assumption;
  return chanceAtTarget({ ...path, target, volatility, targetMonth: yearsLeft * 12 });
}
