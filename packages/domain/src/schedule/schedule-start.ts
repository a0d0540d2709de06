import { addMonths, type CalendarDate, compareDates, monthsBetween } from "../calendar-date.ts";
import type { Asset, Debt, DebtPayments, Financials } from "../financials.ts";
import { isMoneyGoal } from "../goal-kinds.ts";
import type { Goal, MoneyGoal } from "../goals.ts";
import { sumDollars, toCents } from "../money.ts";
import { EMERGENCY_FUND_MONTHS } from "../projections/assumptions.ts";
import { liquidTotal } from "../projections/expense-cover.ts";
import { inPayoffOrder } from "../projections/pay-off-debts.ts";
import { monthlyInterestRate } from "../projections/rates.ts";
import { agreedPayment, isCostly } from "./debt-terms.ts";
import { aimOfGoal } from "./goal-aims.ts";
import { type GrowthKind, growthKindOf } from "./growth.ts";

/** A debt as the schedule pays it; cents. */
export interface StartingDebt {
  id: string;
  balance: number;
  /** Charged each month, a fraction. */
  rate: number;
  /** Asked for in the first month; of a loan in every one. */
  agreed: number;
  /** Whether what is asked falls with the balance, as a card's does. */
  isCard: boolean;
  isCostly: boolean;
}

/** Money to be set aside for a goal of the person's own; cents. */
export interface StartingAim {
  goalId: string;
  amount: number;
  /** The last month, from 1, whose payment is in time; 0 where the date is past, null where there is none. */
  dueMonth: number | null;
}

/** What a goal has saved already, as far as there is cash for it; cents. */
interface ReservedShare {
  goalId: string;
  amount: number;
}

/** A month's flows and what is there today, all in whole cents: what a schedule begins with. */
export interface ScheduleStart {
  today: CalendarDate;
  income: number;
  /** Expenses without the debts' payments. */
  living: number;
  debtPayments: DebtPayments;
  /** Liquid money. */
  cash: number;
  /** The Current Savings box where it stands for cash: it is no part of net worth. */
  outside: number;
  invested: number;
  home: number;
  vehicle: number;
  still: number;
  /** One month of expenses, three and six. */
  cushion: number;
  fundLow: number;
  fundHigh: number;
  /** In the order in which they are cleared: highest rate first. */
  debts: StartingDebt[];
  /** Dated ones by date, then the others. */
  aims: StartingAim[];
  /** Of the cash: what goals have saved already, so that it clears no debt. */
  reserved: ReservedShare[];
}

export type ScheduleFinancials = Pick<Financials, "financialInfo" | "assets" | "debts" | "debtPayments">;

/** What is supposed until the person has said: people who tell what they spend commonly count what they pay on loans. */
const ASSUMED_DEBT_PAYMENTS: DebtPayments = "in-expenses";

/** Null where income or expenses are not known: then there is nothing to plan a month with. */
export function scheduleStart(
  financials: ScheduleFinancials,
  goals: readonly Goal[],
  today: CalendarDate,
): ScheduleStart | null {
  const { annualIncome, annualExpenses } = financials.financialInfo;
  if (annualIncome === null || annualExpenses === null) return null;
  const debts = inPayoffOrder(financials.debts ?? [], "avalanche");
  const starting = debts.map(startingDebt);
  const asked = starting.reduce((sum, { agreed }) => sum + agreed, 0);
  const expenses = toCents(annualExpenses / 12);
  const { debtPayments = ASSUMED_DEBT_PAYMENTS } = financials;
  const kinds = totals(financials.assets ?? []);
  const cash = toCents(liquidTotal(financials));
  const saving = goals
    .filter(isMoneyGoal)
    .filter((goal) => aimOfGoal(goal, debts).kind === "save")
    .toSorted((a, b) => compareDates(a.targetDate, b.targetDate));
  return {
    ...kinds,
    today,
    income: toCents(annualIncome / 12),
    living: debtPayments === "apart" ? expenses : Math.max(expenses - asked, 0),
    debtPayments,
    cash,
    outside: cash - kinds.cash,
    cushion: expenses,
    fundLow: expenses * EMERGENCY_FUND_MONTHS.low,
    fundHigh: expenses * EMERGENCY_FUND_MONTHS.high,
    debts: starting,
    aims: saving.flatMap((goal) => aimFrom(goal, today)),
    reserved: reservedShares(saving, cash),
  };
}

function startingDebt(debt: Debt): StartingDebt {
  return {
    id: debt.id,
    balance: toCents(debt.balance),
    rate: monthlyInterestRate(debt.interestRate ?? 0),
    agreed: toCents(agreedPayment(debt)),
    isCard: debt.type === "credit-card",
    isCostly: isCostly(debt),
  };
}

function aimFrom(goal: MoneyGoal, today: CalendarDate): StartingAim[] {
  const amount = toCents(goal.targetAmount) - toCents(goal.currentAmount);
  if (amount <= 0) return [];
  return [{ goalId: goal.id, amount, dueMonth: goal.targetDate && wholeMonths(today, goal.targetDate) }];
}

/** Together no more than the cash. */
function reservedShares(saving: readonly MoneyGoal[], cash: number): ReservedShare[] {
  let left = cash;
  return saving.map(({ id, currentAmount }) => {
    const amount = Math.min(toCents(currentAmount), left);
    left -= amount;
    return { goalId: id, amount };
  });
}

/** Whole months that end by a day, 0 where it is past. */
function wholeMonths(today: CalendarDate, day: CalendarDate): number {
  const months = monthsBetween(today, day);
  return Math.max(addMonths(today, months) > day ? months - 1 : months, 0);
}

/** Cents of each kind of asset. */
function totals(assets: readonly Asset[]): Record<GrowthKind, number> {
  const of = (kind: GrowthKind) =>
    toCents(sumDollars(assets.filter((asset) => growthKindOf(asset) === kind).map(({ value }) => value)));
  return { cash: of("cash"), invested: of("invested"), home: of("home"), vehicle: of("vehicle"), still: of("still") };
}
