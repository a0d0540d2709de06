import type { Dollars } from "../money.ts";
import { futureValue } from "./future-value.ts";
import { type FuturesInput, futures, OUTLOOK_PATHS } from "./futures.ts";
import { median } from "./median.ts";

interface SimulationInput extends Omit<FuturesInput, "paths"> {
  target: Dollars;
  /** How far to look, whole months. */
  months: number;
  /** The month whose chance is asked for, at most `months`. */
  targetMonth: number;
  /** Where half of the futures stand after so many months; {@link futureValue} of the path where left out. */
  middle?: (month: number) => Dollars;
  paths?: number;
}

/** Months from today; null where that share of paths does not get there within the horizon. */
interface Simulation {
  /** Share of paths, 0 to 1, that stand at the target or above it in the target month. */
  probability: number;
  /** The first months in which 10, 50 and 90 percent of the paths stand at the target or above it. */
  p10: number | null;
  p50: number | null;
  p90: number | null;
}

/**
 * Many possible futures of a path: each month's growth is lognormal, its median the deterministic monthly growth, its
 * log's standard deviation volatility / sqrt(12). Savings are added at the end of the month; a sum below zero has no
 * return. With savings along the way the median of the paths would stray a little from {@link futureValue}, so each
 * month's paths are measured relative to their own median, which is laid on the deterministic path (or on `middle`).
 * 10,000 paths of 40 years take well under a second.
 */
export function simulateTarget(input: SimulationInput): Simulation {
  const { target, months, targetMonth, middle = (month: number) => futureValue(input, month) } = input;
  const { worth, step } = futures({ paths: 10_000, ...input });
  const result: Simulation = { probability: 0, p10: null, p50: null, p90: null };
  for (let month = 0; month <= months; month++) {
    if (month > 0) step();
    if (result.p90 !== null && month !== targetMonth) continue;
    const share = shareAtTarget(worth, target, middle(month));
    if (share >= 0.1) result.p10 ??= month;
    if (share >= 0.5) result.p50 ??= month;
    if (share >= 0.9) result.p90 ??= month;
    if (month === targetMonth) result.probability = share;
  }
  return result;
}

/**
 * The probability of {@link simulateTarget} alone: the same futures, in {@link OUTLOOK_PATHS}, looked at once. Stops after
 * each month, some 0.1 ms, so that whoever has something else to do meanwhile can.
 */
export function* chanceByMonths(input: Omit<SimulationInput, "months" | "paths">): Generator<void, number> {
  const { target, targetMonth, middle = (month: number) => futureValue(input, month) } = input;
  const { worth, step } = futures({ ...input, paths: OUTLOOK_PATHS });
  for (let month = 0; month < targetMonth; month++) {
    step();
    yield;
  }
  return shareAtTarget(worth, target, middle(targetMonth));
}

/** The share of paths at the target or above it, once their median is moved onto the deterministic worth. */
function shareAtTarget(worth: Float64Array, target: Dollars, deterministic: Dollars): number {
  const middle = median(worth);
  const bar = middle > 0 && deterministic > 0 ? (target * middle) / deterministic : target;
  const tolerance = Math.abs(bar) * 1e-12;
  let reached = 0;
  for (const value of worth) if (value >= bar - tolerance) reached++;
  return reached / worth.length;
}
