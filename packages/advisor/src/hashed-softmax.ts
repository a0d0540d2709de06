import { bytesOf } from "./base64.ts";

const BYTES_OF_HASH = 3;
/** Only so much of a feature's hash is kept. */
export const HASH_MASK = 0xff_ffff;

/** The hash of a feature of a kind, of which the part under {@link HASH_MASK} is kept: FNV-1a over the characters of both. */
export function featureHash(kind: string, text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < kind.length; at++) value = Math.imul(value ^ kind.charCodeAt(at), 0x01000193);
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return value >>> 0;
}

/** A log-linear classifier over hashed features, as its trainer writes it: base64 of the hashes, and of a row of weights for each. */
interface StoredSoftmax {
  features: string;
  weights: string;
  /** What a step of a weight of a class is worth. */
  scales: readonly number[];
  biases: readonly number[];
}

export class HashedSoftmax {
  readonly #classes: number;
  /** Where the weights of a feature begin. */
  readonly #rows = new Map<number, number>();
  readonly #weights: Int8Array;
  readonly #scales: readonly number[];
  readonly #biases: readonly number[];

  constructor({ features, weights, scales, biases }: StoredSoftmax) {
    const hashes = bytesOf(features);
    this.#classes = scales.length;
    this.#scales = scales;
    this.#biases = biases;
    for (let at = 0; at + BYTES_OF_HASH <= hashes.length; at += BYTES_OF_HASH) {
      const hash = ((hashes[at] ?? 0) << 16) | ((hashes[at + 1] ?? 0) << 8) | (hashes[at + 2] ?? 0);
      this.#rows.set(hash, (at / BYTES_OF_HASH) * this.#classes);
    }
    this.#weights = new Int8Array(bytesOf(weights).buffer);
  }

  /** The share of each class, in their order, that a set of features is given; all together are 1. */
  sharesOf(features: ReadonlySet<number>): Float64Array {
    // whole numbers of 8 bits each
    const sums = new Int32Array(this.#classes);
    const weights = this.#weights;
    let known = 0;
    for (const feature of features) {
      const row = this.#rows.get(feature & HASH_MASK);
      if (row === undefined) continue;
      known++;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (weights[row + at] as number);
    }
    const size = 1 / Math.sqrt(known + 1);
    const shares = new Float64Array(this.#classes);
    for (let at = 0; at < shares.length; at++)
      shares[at] = ((sums[at] as number) * (this.#scales[at] as number) + (this.#biases[at] as number)) * size;
    const most = Math.max(...shares);
    let total = 0;
    for (let at = 0; at < shares.length; at++) {
      const share = Math.exp((shares[at] as number) - most);
      shares[at] = share;
      total += share;
    }
    for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] as number) / total;
    return shares;
  }
}
