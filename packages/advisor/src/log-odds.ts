const LEAST = 1e-4;

/** The natural logarithm of the odds of a probability (0 to 1), finite even at the ends. */
export function logOdds(probability: number): number {
  return Math.log((probability + LEAST) / (1 - probability + LEAST));
}
