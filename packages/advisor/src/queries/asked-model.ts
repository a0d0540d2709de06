import { fromBase64 } from "../safety/classifier.ts";
import { ASKED } from "./asked.ts";
import { BIASES, FEATURES, SCALES, WEIGHTS } from "./asked-weights.ts";

const BYTES_OF_HASH = 3;

interface Model {
  /** Where the weights of a feature begin. */
  rows: Map<number, number>;
  weights: Int8Array;
}

function open(): Model {
  const hashes = fromBase64(FEATURES);
  const rows = new Map<number, number>();
  for (let at = 0; at + BYTES_OF_HASH <= hashes.length; at += BYTES_OF_HASH) {
    const hash = ((hashes[at] ?? 0) << 16) | ((hashes[at + 1] ?? 0) << 8) | (hashes[at + 2] ?? 0);
    rows.set(hash, (at / BYTES_OF_HASH) * ASKED.length);
  }
  return { rows, weights: new Int8Array(fromBase64(WEIGHTS).buffer) };
}

let model: Model | undefined;

/** The share of each of {@link ASKED} that the trained part gives a question's features. */
export function askedShares(features: ReadonlySet<number>): Float64Array {
  model ??= open();
  const sums = new Float64Array(ASKED.length);
  let known = 0;
  for (const feature of features) {
    const row = model.rows.get(feature);
    if (row === undefined) continue;
    known++;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (model.weights[row + at] ?? 0);
  }
  const size = 1 / Math.sqrt(known + 1);
  for (let at = 0; at < sums.length; at++) sums[at] = ((sums[at] ?? 0) * (SCALES[at] ?? 0) + (BIASES[at] ?? 0)) * size;
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
