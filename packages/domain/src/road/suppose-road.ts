import { addMonths, type CalendarDate, monthsBetween } from "../calendar-date.ts";
import type { Goal } from "../goals.ts";
import { type Dollars, toCents } from "../money.ts";
import type { Target } from "../profile.ts";
import { ASSUMED_INFLATION, assumedReturn, type ReturnAssumption } from "../projections/assumptions.ts";
import type { MonthEvents } from "../schedule/cash-schedule.ts";
import { ASSUMED_CASH_RETURN, growthKindOf } from "../schedule/growth.ts";
import { type ScheduleFinancials, type ScheduleStart, scheduleStart } from "../schedule/schedule-start.ts";
import { CHILD_MONTHS, type RoadEvent, type RoadLevers } from "./road-levers.ts";

/** What the road rests on. */
export interface RoadDocuments {
  financials: ScheduleFinancials;
  financialGoal: Pick<Target, "targetAmount" | "targetYear" | "riskTolerance">;
  goals: readonly Goal[];
}

/** The person's data with the levers moved, ready to be run. */
export interface SupposedRoad {
  financials: ScheduleFinancials;
  assumption: ReturnAssumption;
  /** Percent a year by which prices rise, and the part of it by which income and spending do. */
  inflation: number;
  pay: number;
  /** Null where income or expenses are not known. */
  start: ScheduleStart | null;
  cashReturn: number;
  events: Map<number, MonthEvents>;
}

/** Months ahead beyond which nothing is run. */
export const LAST_ROAD_MONTH = 1200;

export function supposeRoad(
  { financials, financialGoal, goals }: RoadDocuments,
  levers: RoadLevers,
  today: CalendarDate,
): SupposedRoad {
  const spent = spendingAs(financials, levers);
  const usual = assumedReturn(levers.riskTolerance ?? financialGoal.riskTolerance);
  const inflation = levers.inflation ?? ASSUMED_INFLATION;
  const start = scheduleStart(spent, goals, today);
  return {
    financials: spent,
    assumption: {
      ...usual,
      annualReturn: levers.annualReturn ?? usual.annualReturn,
      volatility: levers.spread ?? usual.volatility,
    },
    inflation,
    pay: levers.rising ? inflation : 0,
    start: start && inOrder(growingAs(start, spent, levers), levers),
    cashReturn: cashReturnOf(spent, levers),
    events: eventMonths(levers.events, today),
  };
}

/** The month, from 1, in which a day falls; 0 where it is past. */
export function roadMonthOf(date: CalendarDate, today: CalendarDate): number {
  if (date < today) return 0;
  const months = monthsBetween(today, date);
  return Math.max(addMonths(today, months) < date ? months + 1 : months, 1);
}

function spendingAs(financials: ScheduleFinancials, { spending }: RoadLevers): ScheduleFinancials {
  const { financialInfo } = financials;
  if (spending === 0 || financialInfo.annualExpenses === null) return financials;
  const annualExpenses = Math.max(financialInfo.annualExpenses + spending * 12, 0);
  return { ...financials, financialInfo: { ...financialInfo, annualExpenses } };
}

function inOrder(start: ScheduleStart, { order }: RoadLevers): ScheduleStart {
  if (order === "costly") return start;
  return { ...start, debts: start.debts.map((debt) => ({ ...debt, isCostly: order === "debts" })) };
}

/** Moves assets between what grows and what stands still. Cash stays where it is: it has to pay bills. */
function growingAs(start: ScheduleStart, { assets }: ScheduleFinancials, levers: RoadLevers): ScheduleStart {
  const moved = { invested: start.invested, home: start.home, vehicle: start.vehicle, still: start.still };
  for (const asset of assets ?? []) {
    const kind = growthKindOf(asset);
    if (kind === "cash") continue;
    const value = toCents(asset.value);
    const to = kind === "still" && levers.growing.includes(asset.id) ? "invested" : "still";
    if (to === "still" && !levers.still.includes(asset.id)) continue;
    moved[kind] -= value;
    moved[to] += value;
  }
  return { ...start, ...moved };
}

/** What cash brings where some of it is held still: its usual return on the rest. */
function cashReturnOf({ assets }: ScheduleFinancials, { still }: RoadLevers): number {
  const cash = (assets ?? []).filter((asset) => growthKindOf(asset) === "cash");
  const total = cash.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return ASSUMED_CASH_RETURN;
  const held = cash.filter(({ id }) => still.includes(id)).reduce((sum, { value }) => sum + value, 0);
  return held === 0 ? ASSUMED_CASH_RETURN : (ASSUMED_CASH_RETURN * (total - held)) / total;
}

function eventMonths(events: readonly RoadEvent[], today: CalendarDate): Map<number, MonthEvents> {
  const months = new Map<number, MonthEvents>();
  const put = (month: number, { comes = 0, goes = 0, intoHome = 0 }: Partial<MonthEvents>) => {
    const there = months.get(month) ?? { comes: 0, goes: 0, intoHome: 0 };
    months.set(month, {
      comes: there.comes + comes,
      goes: there.goes + goes,
      intoHome: there.intoHome + intoHome,
    });
  };
  for (const { kind, date, amount } of events) {
    const month = roadMonthOf(date, today);
    if (month === 0 || month > LAST_ROAD_MONTH) continue;
    if (kind === "inheritance") put(month, { comes: amount });
    if (kind === "sabbatical") put(month, { goes: amount });
    if (kind === "home") put(month, { goes: amount, intoHome: amount });
    if (kind === "child") for (let at = 0; at < CHILD_MONTHS; at++) put(month + at, { goes: amount });
  }
  return months;
}

/** What events add to net worth in a month, from 1; a home only changes what it consists of. */
export function besideOf({ events }: Pick<SupposedRoad, "events">): (month: number) => Dollars {
  return (month) => {
    const there = events.get(month);
    return there ? there.comes - there.goes + there.intoHome : 0;
  };
}
