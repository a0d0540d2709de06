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
  const drift = Math.log1p(monthlyRate(annualReturn));
  const spread = volatility / 100 / Math.sqrt(12);
  const uniform = randomNumbers(seed);
  const worth = new Float64Array(paths).fill(from);
  const normals = new Float64Array(paths);
  let month = 0;
  const step = () => {
    month++;
    const added = monthly + beside(month);
    fillNormals(normals, uniform);
    for (let at = 0; at < worth.length; at++) {
      const before = worth[at] ?? 0;
      const growth = before > 0 ? Math.exp(drift + spread * (normals[at] ?? 0)) : 1;
      worth[at] = before * growth + added;
    }
  };
  return { worth, step };
}
