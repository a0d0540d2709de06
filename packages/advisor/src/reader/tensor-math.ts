export function relu(values: Float32Array): void {
  for (let at = 0; at < values.length; at++) if ((values[at] as number) < 0) values[at] = 0;
}

/** Probabilities from scores, which they may take the place of. */
export function softmax(scores: Float32Array, shares: Float32Array = new Float32Array(scores.length)): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) most = Math.max(most, scores[at] as number);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    shares[at] = Math.exp((scores[at] as number) - most);
    sum += shares[at] as number;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) / sum;
  return shares;
}

export function sigmoid(score: number): number {
  return 1 / (1 + power(-score));
}

/** The hyperbolic tangent, to 15 places behind the point. */
export function tanh(score: number): number {
  return 2 / (1 + power(-2 * score)) - 1;
}

/** Powers of two that are looked up: a 64th between each two, and whole ones on both sides of 1. */
export const PARTS = 64;
export const PART = Math.LN2 / PARTS;
const WHOLE = 60;
export const PART_POWERS = Float64Array.from({ length: PARTS }, (_, at) => 2 ** (at / PARTS));
const WHOLE_POWERS = Float64Array.from({ length: 2 * WHOLE + 1 }, (_, at) => 2 ** (at - WHOLE));
/** Beyond it nothing is left to tell of a sigmoid. */
export const MOST_EXPONENT = 40;

/** `e ** exponent` in a third of the time of `Math.exp`: the nearest looked-up power, and a short series for the rest. */
function power(exponent: number): number {
  const within = Math.max(-MOST_EXPONENT, Math.min(MOST_EXPONENT, exponent));
  const parts = Math.floor(within / PART);
  const rest = within - parts * PART;
  const series = 1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest / 120))));
  const whole = Math.floor(parts / PARTS);
  return (WHOLE_POWERS[whole + WHOLE] as number) * (PART_POWERS[parts - whole * PARTS] as number) * series;
}

export function indexOfMost(values: Float32Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at++) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
}

/** The strongest of each feature of `count` states of `width` numbers each, then the mean of each. */
export function strongestAndMean(states: Float32Array, count: number, width: number): Float32Array {
  const pooled = new Float32Array(width * 2).fill(Number.NEGATIVE_INFINITY, 0, width);
  for (let at = 0; at < count; at++)
    for (let cell = 0; cell < width; cell++) {
      const value = states[at * width + cell] as number;
      pooled[cell] = Math.max(pooled[cell] as number, value);
      pooled[width + cell] = (pooled[width + cell] as number) + value / count;
    }
  return pooled;
}
