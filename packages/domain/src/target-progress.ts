import { type CalendarDate, yearOf } from "./calendar-date.ts";
import { type Dollars, roundToCents } from "./money.ts";

export interface TargetProgress {
  /** Net worth / target x 100, from 0 to 100. */
  percent: number;
  /** Target minus net worth, never below 0. */
  remaining: Dollars;
  /** Net worth so far, never below 0. */
  progressMade: Dollars;
}

export function targetProgress(netWorth: Dollars, targetAmount: Dollars): TargetProgress {
  const share = targetAmount > 0 ? (netWorth / targetAmount) * 100 : 0;
  return {
    percent: Math.min(Math.max(share, 0), 100),
    remaining: Math.max(roundToCents(targetAmount - netWorth), 0),
    progressMade: Math.max(netWorth, 0),
  };
}

/** Whole years from today's to the target year, never below 0. */
export function yearsRemaining(targetYear: number, today: CalendarDate): number {
  return Math.max(targetYear - yearOf(today), 0);
}

/** (target - net worth) / (years x 12) in dollars a month; 0 where no years are left or nothing remains. */
export function monthlyTarget(netWorth: Dollars, targetAmount: Dollars, years: number): Dollars {
  if (years <= 0) return 0;
  return roundToCents(Math.max(targetAmount - netWorth, 0) / (years * 12));
}

export type TargetStatus = "Achieved" | "On Track" | "Making Progress" | "Getting Started" | "Just Starting";
type StatusTone = "success" | "primary" | "accent" | "secondary" | "neutral";

const STATUS_BANDS: readonly { from: number; status: TargetStatus; tone: StatusTone }[] = [
  { from: 100, status: "Achieved", tone: "success" },
  { from: 75, status: "On Track", tone: "primary" },
  { from: 50, status: "Making Progress", tone: "accent" },
  { from: 25, status: "Getting Started", tone: "secondary" },
  { from: Number.NEGATIVE_INFINITY, status: "Just Starting", tone: "neutral" },
];

/** The main goal's badge by its progress in percent. */
export function targetStatus(percent: number): { status: TargetStatus; tone: StatusTone } {
  const band = STATUS_BANDS.find(({ from }) => percent >= from);
  return { status: band?.status ?? "Just Starting", tone: band?.tone ?? "neutral" };
}

/** Bands of the dashboard's motivational text. */
export type ProgressBand = "none" | "started" | "quarter" | "half" | "three-quarters" | "reached";

export function progressBand(percent: number): ProgressBand {
  if (percent >= 100) return "reached";
  if (percent >= 75) return "three-quarters";
  if (percent >= 50) return "half";
  if (percent >= 25) return "quarter";
  return percent > 0 ? "started" : "none";
}
