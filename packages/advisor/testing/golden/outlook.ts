import {
  ASSUMED_CASH_RETURN,
  ASSUMED_HOME_GROWTH,
  ASSUMED_INFLATION,
  ASSUMED_VEHICLE_GROWTH,
  assumedReturn,
  DAYS_A_MONTH,
  type Documents,
  type Dollars,
  dateAfterMonths,
  formatLikelihood,
  growthKindOf,
  type MonthsTo,
  monthlyTarget,
  monthsToTarget,
  monthsUntilWorth,
  OUTLOOK_PATHS,
  type ScheduledPath,
  scheduledNeed,
  simulateTarget,
  supposedSchedule,
  targetLikelihood,
  targetOutlook,
  timeInTodaysDollars,
  whatIf,
  worthAfter,
} from "@seven-figures/domain";
import { CORPUS_TODAY } from "../run-case.ts";
import { type Figure, month, num, pct, span, usd } from "./figures.ts";

const MONTHS = 12;
const HORIZON_MONTHS = 480;
/** Months; less than that is told in days. */
const TOLD_IN_DAYS = 2;
/** "One in ten", "nine in ten": the shares of futures whose dates are told. */
const SHARES = [num(9), num(10)];

/** When something so many months ahead is there. */
export function reached(months: number): Figure[] {
  const date = dateAfterMonths(CORPUS_TODAY, Math.ceil(months - 1e-9));
  if (!date) throw new Error(`${months} months are too far off`);
  return [span(months), month(date)];
}

function arrival(time: MonthsTo): Figure[] {
  return time.kind === "in" ? reached(time.months) : [];
}

/** What of the months ahead one person is told, from the schedule of their money. */
export function outlookOf({ financials, profile, goals }: Documents) {
  const goal = profile.financialGoal;
  const outlook = targetOutlook(financials, goal, CORPUS_TODAY, goals.intermediateGoals);
  const { netWorth, target, targetYear, yearsLeft } = outlook;
  const path = outlook.path as ScheduledPath;
  const { annualReturn, volatility } = assumedReturn(goal.riskTolerance);
  const held = new Set((financials.assets ?? []).map(growthKindOf));
  /** What growth is supposed, of the kinds that are held. */
  const assumed = [
    ...[pct(annualReturn), pct(ASSUMED_CASH_RETURN)],
    ...(held.has("home") ? [pct(ASSUMED_HOME_GROWTH)] : []),
    ...(held.has("vehicle") ? [pct(-ASSUMED_VEHICLE_GROWTH)] : []),
  ];
  const likelihood: Figure = [formatLikelihood(targetLikelihood(outlook) ?? 0).replace("over ", "")];
  const saving = (monthly: Dollars) => supposedSchedule(path, { monthly: monthly - path.monthly });
  return {
    assumed,
    /** Until net worth is at an amount, at what is left over each month. */
    until: (amount: Dollars, monthly = path.monthly) => [
      ...arrival(monthsUntilWorth(saving(monthly), amount)),
      ...[usd(amount), usd(monthly), usd(amount - netWorth)],
    ],
    worthIn: (months: number) => worthAfter(path.schedule, months),
    /** When the target is reached: with growth, without it, and in today's dollars. */
    targetTold: [
      ...[usd(path.monthly), usd(netWorth), usd(target), num(targetYear), likelihood, pct(ASSUMED_INFLATION)],
      ...arrival(monthsUntilWorth(path.schedule, target)),
      ...arrival(monthsToTarget({ from: netWorth, monthly: path.monthly, annualReturn: 0 }, target)),
      ...arrival(timeInTodaysDollars(path, target, ASSUMED_INFLATION)),
      ...assumed,
    ],
    /** The same in dollars a month, with growth; nothing where none is needed. */
    needed: () => {
      const need = scheduledNeed(path, target, yearsLeft * MONTHS);
      return need.kind === "monthly" ? need.amount : 0;
    },
    /** What the target year, or another, asks for each month, with growth and without. */
    neededTold: (year = targetYear) => {
      const years = year - targetYear + yearsLeft;
      const need = scheduledNeed(path, target, years * MONTHS);
      const stated = [usd(target), num(year), ...assumed];
      if (need.kind !== "monthly") return stated;
      const plain = monthlyTarget(netWorth, target, years);
      const gap = need.amount - path.monthly;
      return [...stated, usd(need.amount), usd(plain), usd(path.monthly), ...(gap > 0 ? [usd(gap)] : [])];
    },
    /** How likely the target year is, and when the lucky, the middle and the unlucky get there. */
    likelihoodTold: () => {
      const { p10, p50, p90 } = simulateTarget({
        ...{ ...path, target, volatility, months: HORIZON_MONTHS, targetMonth: HORIZON_MONTHS, paths: OUTLOOK_PATHS },
        middle: (at) => worthAfter(path.schedule, at),
      });
      const months = [p10, p50, p90].flatMap((at) => (at === null ? [] : reached(at).slice(1)));
      return [
        likelihood,
        num(targetYear),
        num(OUTLOOK_PATHS),
        usd(target),
        ...months,
        ...SHARES,
        ...assumed,
        pct(volatility),
      ];
    },
    /** What so much more each month does to the date of the target. */
    savingMore: (more: Dollars) => {
      const { before, after, monthsSooner } = whatIf(path, { monthly: more }, target);
      const sooner = Math.abs(monthsSooner ?? 0);
      const earlier = sooner < TOLD_IN_DAYS ? num(Math.round(sooner * DAYS_A_MONTH)) : span(sooner);
      return [
        ...[usd(Math.abs(more)), usd(path.monthly + more), usd(target), earlier],
        ...arrival(after),
        ...arrival(before),
        ...assumed,
      ];
    },
  };
}
