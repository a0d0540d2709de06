import type { Dollars } from "../money.ts";
import type { MonthsTo } from "../projections/months-to-target.ts";
import type { CashSchedule } from "./cash-schedule.ts";

/**
 * Months until net worth first stands at an amount, fractions by a straight line within the month in which it is
 * passed; never, where it isn't within the schedule. With `inflation`, percent a year, the amount rises with prices.
 */
export function monthsUntilWorth({ worth }: Pick<CashSchedule, "worth">, amount: Dollars, inflation = 0): MonthsTo {
  const bar = (month: number) => (inflation === 0 ? amount : amount * (1 + inflation / 100) ** (month / 12));
  const at = worth.findIndex((value, month) => value >= bar(month));
  if (at === -1) return { kind: "never" };
  if (at === 0) return { kind: "reached" };
  const before = (worth[at - 1] ?? 0) - bar(at - 1);
  const after = (worth[at] ?? 0) - bar(at);
  return { kind: "in", months: Math.max(at - 1 + before / (before - after), at - 1 + 1e-6) };
}

/** Net worth after some months, fractions by a straight line between the ends of two; the last known one beyond. */
export function worthAfter({ worth }: Pick<CashSchedule, "worth">, months: number): Dollars {
  const at = Math.min(Math.max(Math.floor(months), 0), worth.length - 1);
  const here = worth[at] ?? 0;
  const next = worth[at + 1] ?? here;
  return here + (next - here) * Math.min(Math.max(months - at, 0), 1);
}

/** The first month, from 1, in which a bill stays unpaid; null where none does. */
export function firstUnpaidMonth({ months }: Pick<CashSchedule, "months">): number | null {
  return months.find(({ unpaid }) => unpaid > 0)?.month ?? null;
}

/** Months until so many dollars were invested from income; null where that never is. */
export function monthsUntilInvested({ months }: Pick<CashSchedule, "months">, amount: Dollars): number | null {
  if (amount <= 0) return 0;
  return months.find(({ investedSoFar }) => investedSoFar >= Math.round(amount * 100))?.month ?? null;
}

/** Months until cash holds so many dollars; 0 today, null where it never does. */
export function monthsUntilCash(
  { months, start }: Pick<CashSchedule, "months" | "start">,
  amount: Dollars,
): number | null {
  const level = Math.round(amount * 100);
  return start.cash >= level ? 0 : (months.find(({ cash }) => cash >= level)?.month ?? null);
}

/** What the first month's bills, the debts' payments among them, take beyond the income, dollars; 0 where they don't. */
export function monthlyGap(schedule: Pick<CashSchedule, "start">): Dollars {
  return Math.max(-spareCents(schedule), 0) / 100;
}

/** What the first month's income leaves once its bills and the debts' payments are made, dollars; 0 where nothing. */
export function monthlySpare(schedule: Pick<CashSchedule, "start">): Dollars {
  return Math.max(spareCents(schedule), 0) / 100;
}

function spareCents({ start }: Pick<CashSchedule, "start">): number {
  return start.income - start.living - start.debts.reduce((sum, { agreed }) => sum + agreed, 0);
}

/** Months until a debt is down to so many dollars; 0 today, null where it never is. */
export function monthsUntilOwed({ start, months }: CashSchedule, debtId: string, level: Dollars): number | null {
  const at = start.debts.findIndex(({ id }) => id === debtId);
  const debt = start.debts[at];
  const bar = Math.round(level * 100);
  if (!debt || debt.balance <= bar) return debt ? 0 : null;
  let left = debt.balance;
  for (const { month, payments } of months) {
    left += Math.round(left * debt.rate) - (payments[at] ?? 0);
    if (left <= bar) return month;
  }
  return null;
}
