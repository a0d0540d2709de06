/** The beginning of what may be written, or all of it once it `isDone`. */
export interface Hypothesis {
  written: number[];
  /** The logarithm of how likely it is. */
  score: number;
  isDone: boolean;
  state: Float32Array;
  context: Float32Array;
  /** What the decoder takes in of the token before. */
  before: Float32Array;
}

/** A hypothesis with each of so many likeliest next tokens, the likeliest first. */
type Longer = (hypothesis: Hypothesis, most: number) => Hypothesis[];

const BEAM = 4;
const MOST_TOKENS = 40;

/** The likeliest that come of a beginning, the likeliest first. */
export function likeliestWays(begin: Hypothesis, longer: Longer): Hypothesis[] {
  let beam = [begin];
  for (let step = 0; step < MOST_TOKENS && beam.some(({ isDone }) => !isDone); step++)
    beam = beam
      .flatMap((each) => (each.isDone ? [each] : longer(each, BEAM)))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEAM);
  return beam.filter(({ isDone }) => isDone);
}

/**
 * The one way that is at least so likely, more than a half; null where none is. Each token of it is by far the likeliest, so that no
 * other needs to be looked at.
 */
export function sureWay(begin: Hypothesis, longer: Longer, atLeast: number): Hypothesis | null {
  let only = begin;
  for (let step = 0; step < MOST_TOKENS; step++) {
    const [next] = longer(only, 1);
    if (!next || Math.exp(next.score) < atLeast) return null;
    if (next.isDone) return next;
    only = next;
  }
  return null;
}
