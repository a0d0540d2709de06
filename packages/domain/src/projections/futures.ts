import type { Dollars } from "../money.ts";
import type { SavingsPath } from "./future-value.ts";
import { fillNormals, randomNumbers } from "./random-numbers.ts";
import { monthlyRate } from "./rates.ts";

/**
 * How many futures an answer is made of: enough for a chance that is good to one or two percent, few enough for a
 * browser to run them between two frames or nearly so.
 */
export const OUTLOOK_PATHS = 1_000;

export interface FuturesInput extends SavingsPath {
  /** Standard deviation of the yearly log return, percent. */
  volatility: number;
  paths: number;
  seed?: number;
  /** What comes beside the monthly amount in a month, from 1; negative where it goes. */
  beside?: ((month: number) => Dollars) | undefined;
}

/** The worth of each path today, and the step that takes all of them a month on. */
export function futures({ from, monthly, annualReturn, volatility, paths, seed = 1, beside = () => 0 }: FuturesInput) {
  const growthIn = growthsOf({ annualReturn, volatility, paths, seed });
  const worth = new Float64Array(paths).fill(from);
  let month = 0;
  const step = () => {
    month++;
    const added = monthly + beside(month);
    const growth = growthIn(month);
    for (let at = 0; at < worth.length; at++) {
      const before = worth[at] ?? 0;
      worth[at] = before > 0 ? before * (growth[at] ?? 1) + added : before + added;
    }
  };
  return { worth, step };
}

type Market = Pick<Required<FuturesInput>, "annualReturn" | "volatility" | "paths" | "seed">;

/** How each path grows in a month; months are asked for in their order, from 1. */
type GrowthIn = (month: number) => Float64Array;

/** The market of the futures that were run last: it is the same for all people of the same assumptions. */
let last: { market: Market; growthIn: GrowthIn } | undefined;

function growthsOf(market: Market): GrowthIn {
  if (market.paths > OUTLOOK_PATHS) return growthsAnew(market);
  const { annualReturn, volatility, paths, seed } = market;
  const isSame =
    last?.market.annualReturn === annualReturn &&
    last.market.volatility === volatility &&
    last.market.paths === paths &&
    last.market.seed === seed;
  if (!last || !isSame) last = { market, growthIn: keptGrowths(growthsAnew(market)) };
  return last.growthIn;
}

/** 60 years of {@link OUTLOOK_PATHS} are 6 MB. */
function keptGrowths(growthIn: GrowthIn): GrowthIn {
  const kept: Float64Array[] = [];
  return (month) => {
    while (kept.length < month) kept.push(growthIn(kept.length + 1).slice());
    return kept[month - 1] as Float64Array;
  };
}

function growthsAnew({ annualReturn, volatility, paths, seed }: Market): GrowthIn {
  const drift = Math.log1p(monthlyRate(annualReturn));
  const spread = volatility / 100 / Math.sqrt(12);
  const uniform = randomNumbers(seed);
  const growth = new Float64Array(paths);
  return () => {
    fillNormals(growth, uniform);
    for (let at = 0; at < paths; at++) growth[at] = Math.exp(drift + spread * (growth[at] ?? 0));
    return growth;
  };
}
