import { CLASSES, CONCERNS, type Concern } from "./concern.ts";
import { BIASES, FEATURES, SCALES, WEIGHTS } from "./model-weights.ts";

/** Only so much of a feature's hash is kept. */
export const HASH_MASK = 0xff_ffff;
const BYTES_OF_HASH = 3;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64. */
export function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < DIGITS.length; at++) values[DIGITS.charCodeAt(at)] = at;
  const clean = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let to = 0;
  for (let at = 0; at < clean.length; at++) {
    bits = ((bits << 6) | (values[clean.charCodeAt(at)] ?? 0)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[to++] = (bits >> held) & 0xff;
  }
  return bytes;
}

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
    rows.set(hash, (at / BYTES_OF_HASH) * CLASSES.length);
  }
  return { rows, weights: new Int8Array(fromBase64(WEIGHTS).buffer) };
}

let model: Model | undefined;

export interface Judgement {
  /** The likeliest concern. */
  concern: Concern;
  /** How likely it is that the message is a concern at all, 0 to 1. */
  likelihood: number;
}

/** What the trained part makes of a message's features. */
export function judge(features: ReadonlySet<number>): Judgement {
  model ??= open();
  const sums = new Float64Array(CLASSES.length);
  let known = 0;
  for (const feature of features) {
    const row = model.rows.get(feature & HASH_MASK);
    if (row === undefined) continue;
    known++;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (model.weights[row + at] ?? 0);
  }
  const size = 1 / Math.sqrt(known + 1);
  for (let at = 0; at < sums.length; at++) sums[at] = ((sums[at] ?? 0) * (SCALES[at] ?? 0) + (BIASES[at] ?? 0)) * size;
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let [likelihood, best] = [0, 0];
  for (let at = 0; at < CONCERNS.length; at++) {
    likelihood += (shares[at] ?? 0) / total;
    if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  }
  return { concern: CONCERNS[best] ?? "self-harm", likelihood };
}
