import { toCents } from "../money.ts";
import { ASSUMED_MINIMUM_PAYMENT } from "../projections/assumptions.ts";
import { CARD_MINIMUM } from "./debt-terms.ts";
import type { GrowthKind } from "./growth.ts";
import type { ScheduleStart, StartingAim, StartingDebt } from "./schedule-start.ts";

/** What runs from month to month; cents. */
export interface Running {
  balances: Record<GrowthKind, number>;
  /** Set aside for the person's own goals; what none of them holds is left over of one that was bought. */
  setAside: number;
  /** Of the cash: what goals had saved before today, so that it clears no debt. */
  reserved: number;
  /** Bills that could not be paid. */
  unpaid: number;
  debts: { of: StartingDebt; left: number; interest: number }[];
  /** What each is short of, and what of `setAside` is its. */
  aims: { of: StartingAim; left: number; has: number }[];
}

/** What one month did with its money; cents, none below zero. */
export interface MonthFlows {
  /** Income, cash and investments as the month's payments find them. */
  available: number;
  living: number;
  /** What the debts asked for and got. */
  agreed: number;
  /** Paid on costly debts beyond that. */
  ahead: number;
  /** Put into the emergency fund, set aside for goals, invested. */
  fund: number;
  goals: number;
  invested: number;
  /** Taken from cash, from investments and from what was set aside to pay bills. */
  drawn: number;
  /** Bills that nothing was left for, and what was paid of those of earlier months. */
  unpaid: number;
  repaid: number;
  /** Paid on each debt, in the order of the start. */
  payments: number[];
}

/** Monthly growth of each kind of asset, fractions. */
export type MonthlyGrowth = Record<GrowthKind, number>;

/**
 * One month: balances grow and debts are charged; then income pays, in this order, living costs, what the debts ask
 * for, a cushion of one month, costly debts by rate (with cash beyond three months too), the fund to three months, the
 * person's own dated goals, the fund to six months, undated goals, and the rest is invested. Where income falls short,
 * cash pays, then investments, and only then what was set aside for goals; what nothing is left for stays unpaid.
 */
export function runMonth(
  start: ScheduleStart,
  running: Running,
  growth: MonthlyGrowth,
  flow: { month: number; income: number; living: number },
): MonthFlows {
  grow(running, growth);
  const { balances } = running;
  const purse = new Purse(flow, running);
  const available = purse.total();
  const living = purse.pay(flow.living);
  let unpaid = flow.living - living;
  const payments = running.debts.map((debt) => {
    const asked = askedOf(debt);
    const paid = purse.pay(asked);
    unpaid += asked - paid;
    debt.left -= paid;
    return paid;
  });
  running.unpaid += flow.living - living;
  const agreed = payments.reduce((sum, paid) => sum + paid, 0);
  const repaid = purse.spend(running.unpaid);
  running.unpaid -= repaid;

  const toCash = (level: number) => {
    const put = purse.spend(Math.max(level - balances.cash, 0));
    balances.cash += put;
    return put;
  };
  let fund = toCash(start.cushion);
  let ahead = 0;
  // A month that lives on savings keeps them for the next.
  const floor = purse.drawn > 0 ? Number.POSITIVE_INFINITY : start.fundLow + running.reserved;
  running.debts.forEach((debt, at) => {
    if (!debt.of.isCostly || debt.left === 0) return;
    let paid = purse.spend(debt.left);
    const spare = Math.min(debt.left - paid, Math.max(balances.cash - floor, 0));
    balances.cash -= spare;
    paid += spare;
    debt.left -= paid;
    payments[at] = (payments[at] ?? 0) + paid;
    ahead += paid;
  });
  fund += toCash(start.fundLow);
  const dated = setAside(running, purse, (aim) => aim.of.dueMonth !== null, flow.month);
  fund += toCash(start.fundHigh);
  const undated = setAside(running, purse, (aim) => aim.of.dueMonth === null, flow.month);
  const invested = purse.spend(Number.POSITIVE_INFINITY);
  balances.invested += invested;
  return {
    available,
    living,
    agreed,
    ahead,
    fund,
    goals: dated + undated,
    invested,
    drawn: purse.drawn,
    unpaid,
    repaid,
    payments,
  };
}

/** The month's income, and behind it what bills may be paid from. */
class Purse {
  drawn = 0;
  private left: number;
  private readonly month: number;
  private readonly running: Running;

  constructor({ income, month }: { income: number; month: number }, running: Running) {
    this.left = income;
    this.month = month;
    this.running = running;
  }

  total(): number {
    const { balances, setAside } = this.running;
    return this.left + balances.cash + setAside + balances.invested;
  }

  /** Takes of this month's income; gives what was there. */
  spend(amount: number): number {
    const taken = Math.min(amount, this.left);
    this.left -= taken;
    return taken;
  }

  /** Pays a bill, from savings where the income is used up; gives what was paid. */
  pay(bill: number): number {
    const { balances } = this.running;
    let paid = this.spend(bill);
    const fromCash = Math.min(bill - paid, balances.cash);
    balances.cash -= fromCash;
    paid += fromCash;
    const fromInvested = Math.min(bill - paid, balances.invested);
    balances.invested -= fromInvested;
    paid += fromInvested;
    const fromAside = takeAside(this.running, bill - paid, this.month);
    paid += fromAside;
    this.drawn += fromCash + fromInvested + fromAside;
    return paid;
  }
}

function grow({ balances, debts }: Running, growth: MonthlyGrowth): void {
  balances.cash = Math.round(balances.cash * (1 + growth.cash));
  balances.invested = Math.round(balances.invested * (1 + growth.invested));
  balances.home = Math.round(balances.home * (1 + growth.home));
  balances.vehicle = Math.round(balances.vehicle * (1 + growth.vehicle));
  balances.still = Math.round(balances.still * (1 + growth.still));
  for (const debt of debts) {
    const interest = Math.round(debt.left * debt.of.rate);
    debt.left += interest;
    debt.interest += interest;
  }
}

/** A card asks for its interest and a share of the balance; a loan for the same each month. */
function askedOf({ of, left }: Running["debts"][number]): number {
  if (!of.isCard) return Math.min(of.agreed, left);
  const before = left / (1 + of.rate);
  const asked = Math.ceil(left - before + (before * ASSUMED_MINIMUM_PAYMENT) / 100);
  return Math.min(Math.max(asked, toCents(CARD_MINIMUM)), left);
}

/** Sets money aside: of dated goals an even share of what is missing, of others all that is left. */
function setAside(
  running: Running,
  purse: Purse,
  takes: (aim: Running["aims"][number]) => boolean,
  month: number,
): number {
  let total = 0;
  for (const aim of running.aims) {
    if (aim.left === 0 || !takes(aim)) continue;
    const months = aim.of.dueMonth === null ? 1 : Math.max(aim.of.dueMonth - month + 1, 1);
    const put = purse.spend(Math.min(Math.ceil(aim.left / months), aim.left));
    aim.left -= put;
    aim.has += put;
    total += put;
  }
  running.setAside += total;
  return total;
}

/**
 * Takes of what was set aside, as far as it goes: what no goal holds, then what is there for goals that are saved for and
 * not ahead any more, then from the last goal to the nearest, each of which is then short of it. Gives what was taken.
 */
function takeAside(running: Running, wanted: number, month: number): number {
  const taken = Math.min(wanted, running.setAside);
  if (taken === 0) return 0;
  const isMet = ({ of, left }: Running["aims"][number]) => left === 0 && of.dueMonth !== null && of.dueMonth < month;
  const held = running.aims.reduce((sum, { has }) => sum + has, 0);
  let left = taken - Math.min(taken, running.setAside - held);
  for (const aim of running.aims.filter(isMet)) {
    const given = Math.min(left, aim.has);
    aim.has -= given;
    left -= given;
  }
  for (const aim of running.aims.filter((one) => !isMet(one)).toReversed()) {
    const given = Math.min(left, aim.has);
    aim.has -= given;
    aim.left += given;
    left -= given;
  }
  running.setAside -= taken;
  return taken;
}
