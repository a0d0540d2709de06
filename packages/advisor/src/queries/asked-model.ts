import { HashedSoftmax } from "../hashed-softmax.ts";
import { BIASES, FEATURES, SCALES, WEIGHTS } from "./asked-weights.ts";

let model: HashedSoftmax | undefined;

/** The share of each class of questions that the trained part gives a question's features, in the order of the classes. */
export function askedShares(features: ReadonlySet<number>): Float64Array {
  model ??= new HashedSoftmax({ features: FEATURES, weights: WEIGHTS, scales: SCALES, biases: BIASES });
  return model.sharesOf(features);
}
