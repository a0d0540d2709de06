import { type Dollars, toCents, toDollars } from "../money.ts";
import { monthlyRate } from "../projections/rates.ts";
import { buyGoal } from "./buy-goal.ts";
import { ASSUMED_CASH_RETURN, type GrowthKind, growthRates } from "./growth.ts";
import { type MonthFlows, type MonthlyGrowth, type Running, runMonth } from "./run-month.ts";
import type { ScheduleStart } from "./schedule-start.ts";

/** What a schedule supposes, and what of today is supposed to be otherwise. */
interface Supposed {
  /** Return of what is invested, effective percent a year. */
  investedReturn: number;
  /** Dollars more each month; negative where less. */
  monthly?: Dollars | undefined;
  /** Dollars that come in today; negative where they go out. */
  lumpSum?: Dollars | undefined;
  /** Percent a year by which income and living costs rise; 0 where left out. */
  inflation?: number | undefined;
  /** Whole months; 1,200 where left out. */
  months?: number | undefined;
  /** Return of cash, effective percent a year; what is assumed where left out. */
  cashReturn?: number | undefined;
  /** What happens beside in single months, from 1. */
  events?: ReadonlyMap<number, MonthEvents> | undefined;
}

/** Dollars of one month, none below zero, that come and go beside income and living costs. */
export interface MonthEvents {
  comes: Dollars;
  goes: Dollars;
  /** Of what goes: what becomes part of a home. */
  intoHome: Dollars;
  /** The goal that is bought with what goes: what was set aside for it pays first. */
  goalId?: string | undefined;
}

/** A month's flows in cents, and where they lead. */
interface ScheduleMonth extends MonthFlows {
  /** From 1. */
  month: number;
  income: number;
  cash: number;
  setAside: number;
  investments: number;
  owed: number;
  /** Invested from income since today. */
  investedSoFar: number;
}

export interface ScheduledDebt {
  id: string;
  /** The month, from 1, in which it is gone; null where it never is. */
  cleared: number | null;
  /** Dollars in all, until then. */
  interest: Dollars;
  /** What it asks for in the first month, and what it gets in it. */
  agreed: Dollars;
  firstPayment: Dollars;
  isCostly: boolean;
}

/** Month by month what a person's money does, from today. */
export interface CashSchedule {
  start: ScheduleStart;
  months: ScheduleMonth[];
  /** Net worth in dollars, today's first. */
  worth: Dollars[];
  debts: ScheduledDebt[];
  /** The month, from 1, from which on each of the person's own goals is saved for until its day; null where it never is. */
  saved: Map<string, number | null>;
  /** The first month at whose end cash holds one month of expenses, three, six; 0 today, null never. */
  cushion: number | null;
  fundLow: number | null;
  fundHigh: number | null;
  /** The first month in which something is invested. */
  investing: number | null;
}

const SCHEDULE_MONTHS = 1200;

/** Runs month after month as {@link runMonth} says, for 100 years or as many months as are asked for. Pure; never throws. */
export function cashSchedule(start: ScheduleStart, supposed: Supposed): CashSchedule {
  const { months: count = SCHEDULE_MONTHS, inflation = 0 } = supposed;
  const growth = monthlyGrowth(supposed);
  const prices = 1 + monthlyRate(inflation);
  const running = runningFrom(start, toCents(supposed.lumpSum ?? 0));
  const months: ScheduleMonth[] = [];
  const worth = [worthOf(running, start)];
  const cleared = new Map<string, number>();
  const saved = new Map<string, number | null>(start.aims.map(({ goalId }) => [goalId, null]));
  const filled = {
    cushion: firstAt(running, 0, start.cushion, null),
    fundLow: firstAt(running, 0, start.fundLow, null),
    fundHigh: firstAt(running, 0, start.fundHigh, null),
  };
  const everyMonth = prices === 1 && !supposed.events ? moneyOf(1, start, supposed, prices) : null;
  let investedSoFar = 0;
  for (let month = 1; month <= count; month++) {
    const { income, living, goes, intoHome, goalId } = everyMonth ?? moneyOf(month, start, supposed, prices);
    const paid = goalId === undefined ? 0 : buyGoal(start, running, goalId, goes);
    const flows = runMonth(start, running, growth, { month, income, living: living - paid });
    running.balances.home += intoHome;
    investedSoFar += flows.invested;
    const { balances, setAside } = running;
    const { cash, invested: investments } = balances;
    months.push({ ...flows, month, income, cash, setAside, investments, owed: owedIn(running), investedSoFar });
    worth.push(worthOf(running, start));
    for (const debt of running.debts) if (debt.left === 0 && !cleared.has(debt.of.id)) cleared.set(debt.of.id, month);
    for (const { of, left } of running.aims) {
      saved.set(of.goalId, left === 0 ? (saved.get(of.goalId) ?? month) : null);
    }
    filled.cushion = firstAt(running, month, start.cushion, filled.cushion);
    filled.fundLow = firstAt(running, month, start.fundLow, filled.fundLow);
    filled.fundHigh = firstAt(running, month, start.fundHigh, filled.fundHigh);
  }
  return {
    start,
    months,
    worth,
    debts: running.debts.map(({ of, interest }, at) => ({
      id: of.id,
      cleared: cleared.get(of.id) ?? null,
      interest: toDollars(interest),
      agreed: toDollars(of.agreed),
      firstPayment: toDollars(months[0]?.payments[at] ?? 0),
      isCostly: of.isCostly,
    })),
    saved,
    ...filled,
    investing: months.find(({ invested }) => invested > 0)?.month ?? null,
  };
}

/** What a month brings and asks for, in cents, and what of it becomes part of a home. `prices`: their rise in a month. */
function moneyOf(month: number, start: ScheduleStart, { monthly = 0, events }: Supposed, prices: number) {
  const rise = prices === 1 ? 1 : prices ** month;
  const { comes = 0, goes = 0, intoHome = 0, goalId } = events?.get(month) ?? {};
  const earned = Math.round(start.income * rise) + toCents(monthly);
  return {
    income: Math.max(earned, 0) + toCents(comes),
    living: Math.round(start.living * rise) + Math.max(-earned, 0) + toCents(goes),
    goes: toCents(goes),
    intoHome: toCents(intoHome),
    goalId,
  };
}

function firstAt({ balances }: Running, month: number, level: number, before: number | null): number | null {
  return before ?? (balances.cash >= level ? month : null);
}

/** Money that comes in today is cash; what goes out is taken from cash, then from investments, and is owed beyond that. */
function runningFrom(start: ScheduleStart, lumpSum: number): Running {
  const { invested, home, vehicle, still } = start;
  const cash = start.cash + lumpSum;
  const afterCash = invested + Math.min(cash, 0);
  return {
    balances: { cash: Math.max(cash, 0), invested: Math.max(afterCash, 0), home, vehicle, still },
    setAside: 0,
    reserved: start.reserved.reduce((sum, { amount }) => sum + amount, 0),
    unpaid: Math.max(-afterCash, 0),
    debts: start.debts.map((of) => ({ of, left: of.balance, interest: 0 })),
    aims: start.aims.map((of) => ({ of, left: of.amount, has: 0 })),
  };
}

function owedIn({ debts }: Running): number {
  let owed = 0;
  for (const { left } of debts) owed += left;
  return owed;
}

function worthOf(running: Running, { outside }: ScheduleStart): Dollars {
  const { balances, setAside, unpaid } = running;
  const owned = balances.cash + balances.invested + balances.home + balances.vehicle + balances.still + setAside;
  return toDollars(owned - outside - unpaid - owedIn(running));
}

function monthlyGrowth({ investedReturn, cashReturn = ASSUMED_CASH_RETURN }: Supposed): MonthlyGrowth {
  const yearly = { ...growthRates(investedReturn), cash: cashReturn };
  const of = (kind: GrowthKind) => monthlyRate(yearly[kind]);
  return { cash: of("cash"), invested: of("invested"), home: of("home"), vehicle: of("vehicle"), still: of("still") };
}
