import { type CalendarDate, compareDates } from "../calendar-date.ts";
import { annualCashFlow } from "../cash-flow.ts";
import type { Goal } from "../goals.ts";
import { type Dollars, roundToCents } from "../money.ts";
import { netWorth as netWorthOf } from "../net-worth.ts";
import type { MonthsTo } from "../projections/months-to-target.ts";
import { milestonesAhead, type OutlookPiece, type TargetOutlook } from "../projections/target-outlook.ts";
import { dateAfterMonths } from "../projections/target-path.ts";
import { cashSchedule } from "../schedule/cash-schedule.ts";
import { monthsUntilWorth } from "../schedule/read-schedule.ts";
import type { ScheduledPath } from "../schedule/scheduled-path.ts";
import { yearsRemaining } from "../target-progress.ts";
import type { RoadLevers } from "./road-levers.ts";
import { type RoadNote, roadNotes } from "./road-notes.ts";
import { LAST_ROAD_MONTH, type RoadDocuments, roadMonthOf, type SupposedRoad, supposeRoad } from "./suppose-road.ts";

/** A day and the net worth at its end. */
export interface RoadPoint {
  date: CalendarDate;
  netWorth: Dollars;
}

/** A goal with money and a date ahead. */
export interface RoadMark {
  goalId: string;
  title: string;
  amount: Dollars;
  date: CalendarDate;
  /** From 1. */
  month: number;
  /** When the schedule has saved for it; null where it never does or where it isn't saved for apart. */
  savedBy: CalendarDate | null;
}

/** The road with its middle line; what is quick to work out. The figures are those of `targetOutlook` while no lever is moved. */
export interface RoadLine
  extends Pick<
    TargetOutlook,
    | "today"
    | "netWorth"
    | "target"
    | "targetYear"
    | "missing"
    | "path"
    | "arrival"
    | "milestones"
    | "assumption"
    | "yearsLeft"
  > {
  levers: RoadLevers;
  supposed: SupposedRoad;
  /** What was, ascending, up to today. */
  past: RoadPoint[];
  /** Net worth at the end of each month ahead up to the horizon at least, today's first; empty while something is missing. */
  worth: Dollars[];
  /** How many months ahead are worth drawing. */
  horizon: number;
  /** When the target is reached; null where it is already, never is, or can't be told. */
  date: CalendarDate | null;
  marks: RoadMark[];
  notes: RoadNote[];
}

/**
 * The road from the past to the target, middle line only. `history`: net worth by day, in any order. `months` are run at
 * first, and more where they don't show the road whole; what only happens beyond them is not told. Pure; never throws.
 */
export function roadLine(
  documents: RoadDocuments,
  history: readonly RoadPoint[],
  levers: RoadLevers,
  today: CalendarDate,
  months = USUAL_MONTHS,
): RoadLine {
  const supposed = supposeRoad(documents, levers, today);
  const netWorth = netWorthOf(documents.financials);
  const target = documents.financialGoal.targetAmount;
  const targetYear = levers.targetYear ?? documents.financialGoal.targetYear;
  const yearsLeft = yearsRemaining(targetYear, today);
  const path = pathOf(supposed, { netWorth, target, yearsLeft, levers, months });
  const arrival: MonthsTo | null =
    netWorth >= target ? { kind: "reached" } : path && monthsUntilWorth(path.schedule, target);
  const road = {
    levers,
    supposed,
    today,
    netWorth,
    target,
    targetYear,
    missing: missingOf(documents),
    path,
    arrival,
    assumption: supposed.assumption,
    yearsLeft,
    milestones: milestonesAhead({ netWorth, target, today, path }),
    past: pastOf(history, netWorth, today),
    worth: path?.schedule.worth ?? [],
    date: arrival?.kind === "in" ? dateAfterMonths(today, arrival.months) : null,
    marks: marksOf(documents.goals, path, today),
  };
  return { ...road, horizon: horizonOf(road), notes: roadNotes(road, documents, levers) };
}

/** When the target is reached in today's money, income and spending rising with prices; null where that can't be told. */
export function roadInTodaysMoney({ supposed, target, path, levers, arrival }: RoadLine): MonthsTo | null {
  if (!path || arrival?.kind === "reached") return arrival;
  const rising = { ...supposed, pay: supposed.inflation };
  const within = (months: number) =>
    monthsUntilWorth(runRoad(path.schedule.start, rising, levers, months), target, supposed.inflation);
  const usual = within(USUAL_MONTHS);
  return usual.kind === "never" ? within(LAST_ROAD_MONTH) : usual;
}

/** Months that show nearly every road whole; one that is longer is run for {@link LAST_ROAD_MONTH}. */
const USUAL_MONTHS = 480;

interface Asked extends Pick<RoadLine, "netWorth" | "target" | "yearsLeft" | "levers"> {
  months: number;
}

/** As far as it is drawn or the target lies: a lever under the finger asks for a schedule sixty times a second. */
function pathOf(supposed: SupposedRoad, { netWorth, target, yearsLeft, levers, months }: Asked): ScheduledPath | null {
  const surplus = annualCashFlow(supposed.financials.financialInfo);
  const { start } = supposed;
  if (!start || surplus === null) return null;
  const usual = runRoad(start, supposed, levers, months);
  const time = monthsUntilWorth(usual, target);
  const horizon = horizonOf({ arrival: time, yearsLeft });
  const isWhole = time.kind !== "never" && horizon <= months;
  return {
    from: netWorth,
    monthly: roundToCents(surplus / 12 + levers.saving),
    annualReturn: supposed.assumption.annualReturn,
    schedule: isWhole ? usual : runRoad(start, supposed, levers, LAST_ROAD_MONTH),
  };
}

function runRoad(
  start: ScheduledPath["schedule"]["start"],
  { assumption, pay, cashReturn, events }: SupposedRoad,
  { saving }: RoadLevers,
  months: number,
) {
  return cashSchedule(start, {
    investedReturn: assumption.annualReturn,
    monthly: saving,
    inflation: pay,
    cashReturn,
    events,
    months,
  });
}

function missingOf({ financials }: RoadDocuments): OutlookPiece[] {
  const { annualIncome, annualExpenses } = financials.financialInfo;
  return [
    ...(annualIncome === null ? ["income" as const] : []),
    ...(annualExpenses === null ? ["expenses" as const] : []),
  ];
}

function pastOf(history: readonly RoadPoint[], netWorth: Dollars, today: CalendarDate): RoadPoint[] {
  const past = history.filter(({ date }) => date < today).toSorted((a, b) => compareDates(a.date, b.date));
  return [...past, { date: today, netWorth }];
}

function marksOf(goals: readonly Goal[], path: ScheduledPath | null, today: CalendarDate): RoadMark[] {
  return goals
    .flatMap((goal) => {
      const { id, title, targetAmount, targetDate, status } = goal;
      if (targetAmount === null || targetDate === null || targetDate < today || status === "Completed") return [];
      const saved = path?.schedule.saved.get(id) ?? null;
      const savedBy = saved === null ? null : dateAfterMonths(today, saved);
      return [
        { goalId: id, title, amount: targetAmount, date: targetDate, month: roadMonthOf(targetDate, today), savedBy },
      ];
    })
    .toSorted((a, b) => compareDates(a.date, b.date));
}

const BEYOND = 24;
/** Months: whole spans of five years, ten at least, so that the picture keeps its scale while a lever is moved. */
const SPAN = { step: 60, least: 120, most: 720 } as const;
const WITHOUT_DATE = 360;

function horizonOf({ arrival, yearsLeft }: Pick<RoadLine, "arrival" | "yearsLeft">): number {
  const until = arrival?.kind === "in" ? arrival.months : arrival?.kind === "never" ? WITHOUT_DATE : 0;
  const months = Math.max(until, yearsLeft * 12) + BEYOND;
  return Math.min(Math.max(Math.ceil(months / SPAN.step) * SPAN.step, SPAN.least), SPAN.most);
}
