export function relu(values: Float32Array): void {
  for (let at = 0; at < values.length; at++) if ((values[at] as number) < 0) values[at] = 0;
}

/** Probabilities from scores. */
export function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

export function indexOfMost(values: Float32Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at++) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
}
