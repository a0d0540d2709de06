export function relu(values: Float32Array): void {
  for (let at = 0; at < values.length; at++) if ((values[at] as number) < 0) values[at] = 0;
}

/** Probabilities from scores. */
export function softmax(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) most = Math.max(most, scores[at] as number);
  const shares = new Float32Array(scores.length);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    shares[at] = Math.exp((scores[at] as number) - most);
    sum += shares[at] as number;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) / sum;
  return shares;
}

export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
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
