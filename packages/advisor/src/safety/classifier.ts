import { HashedSoftmax } from "../hashed-softmax.ts";
import { CONCERNS, type Concern } from "./concern.ts";
import { BIASES, FEATURES, SCALES, WEIGHTS } from "./model-weights.ts";

let model: HashedSoftmax | undefined;

interface Judgement {
  /** The likeliest concern. */
  concern: Concern;
  /** How likely it is that the message is a concern at all, 0 to 1. */
  likelihood: number;
}

/** What the trained part makes of a message's features. */
export function judge(features: ReadonlySet<number>): Judgement {
  model ??= new HashedSoftmax({ features: FEATURES, weights: WEIGHTS, scales: SCALES, biases: BIASES });
  const shares = model.sharesOf(features);
  let [likelihood, best] = [0, 0];
  for (let at = 0; at < CONCERNS.length; at++) {
    likelihood += shares[at] ?? 0;
    if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  }
  return { concern: CONCERNS[best] ?? "self-harm", likelihood };
}
