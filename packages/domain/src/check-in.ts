import type { CalendarDate } from "./calendar-date.ts";
import type { Asset, Debt, Financials } from "./financials.ts";
import { MAX_CHECK_INS } from "./limits.ts";
import { type Milestone, milestones } from "./milestones.ts";
import { type Dollars, roundToCents, sumDollars } from "./money.ts";
import { totalDebts } from "./net-worth.ts";
import type { CheckIn, Past } from "./past.ts";
import { type TargetOutlook, targetVerdict } from "./projections/target-outlook.ts";

/** What net worth changed by, in its parts. */
interface ChangeParts {
  saved: Dollars;
  market: Dollars;
  paidOff: Dollars;
}

type Balances = Pick<Financials, "assets" | "debts">;

/**
 * Splits the change of net worth between two moments into parts whose sum is the whole:
 *
 * - `paidOff` = debts before - debts now: what was paid off, negative where more is owed;
 * - `market` = for each asset that was there before and is there now and that goes up and down by itself (all but
 *   savings): its value now - its value before. What was paid into it is in here, since balances do not tell it apart;
 * - `saved` = all other changes of assets: of savings, and the whole of what was added or closed.
 *
 * An asset is the same where its id is; its type is that of now.
 */
export function splitChange(before: Balances, now: Balances): ChangeParts {
  const was = new Map((before.assets ?? []).map((asset) => [asset.id, asset.value]));
  const isSame = ({ id, type }: Asset) => was.has(id) && type !== "savings";
  const moving = (now.assets ?? []).filter(isSame);
  const market = sumDollars(moving.map(({ id, value }) => value - (was.get(id) ?? 0)));
  const assets = sumDollars([...valuesOf(now.assets), ...valuesOf(before.assets).map((value) => -value)]);
  const paidOff = roundToCents(totalDebts(before.debts) - totalDebts(now.debts));
  return { saved: sumDollars([assets, -market]), market, paidOff };
}

function valuesOf(assets: readonly Asset[] | null): Dollars[] {
  return (assets ?? []).map(({ value }) => value);
}

/** The whole of which {@link splitChange} gives the parts. */
export function wholeChange({ saved, market, paidOff }: ChangeParts): Dollars {
  return sumDollars([saved, market, paidOff]);
}

/** The milestones of a target that lie between two net worths, the lower left out: those that were just passed. */
export function milestonesPassed(before: Dollars, now: Dollars, targetAmount: Dollars): Milestone[] {
  return milestones(now, targetAmount).filter(({ amount, completed }) => completed && amount > before);
}

/** The day on which the target is reached as things stand; null where it is reached, out of reach or not known. */
export function arrivalDay(outlook: TargetOutlook): CalendarDate | null {
  const verdict = targetVerdict(outlook);
  return "date" in verdict ? verdict.date : null;
}

/** With one more check-in, without the oldest where that would be too many. */
export function withCheckIn(past: Past, checkIn: CheckIn): Past {
  return { ...past, checkIns: [...past.checkIns, checkIn].slice(-MAX_CHECK_INS) };
}

/** Days after which going through all balances again is worth it. */
export const CHECK_IN_DAYS = 30;

/** Whether something is owned or owed that could be gone through. */
export function hasBalances({
  assets,
  debts,
}: {
  assets: readonly Asset[] | null;
  debts: readonly Debt[] | null;
}): boolean {
  return (assets ?? []).length + (debts ?? []).length > 0;
}
