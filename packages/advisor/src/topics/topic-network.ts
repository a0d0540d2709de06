import { relu, softmax } from "../reader/tensor-math.ts";
import { RowTable, type StoredTensors, type Tensor, tensorOf } from "../reader/weights.ts";

/** As its trainer writes it: the words that it knows, their vectors and how much each counts, and two layers. */
export interface StoredTopicNetwork extends StoredTensors {
  words: string;
}

/** A message as the mean and the strongest of its words' vectors -> two layers -> topics. */
export class TopicNetwork {
  readonly #rows: ReadonlyMap<string, number>;
  readonly #vectors: RowTable;
  readonly #counts: Float32Array;
  readonly #layers: readonly (readonly [weights: Tensor, biases: Tensor])[];

  constructor(stored: StoredTopicNetwork) {
    const { vectors } = stored.tensors;
    if (!vectors) throw new Error("The weights of topics lack their words.");
    this.#rows = new Map(stored.words.split(" ").map((word, at) => [word, at]));
    this.#vectors = new RowTable(vectors);
    this.#counts = tensorOf(stored, "counts").values;
    this.#layers = ["first", "second"].map((name) => [tensorOf(stored, name), tensorOf(stored, `${name}-bias`)]);
  }

  /** The share of each topic, in the order of training, together 1; null where it knows none of the words. */
  sharesOf(words: readonly string[]): Float32Array | null {
    const rows = words.flatMap((word) => this.#rows.get(word) ?? []);
    if (rows.length === 0) return null;
    let values = this.#wholeOf(rows);
    for (const [at, [weights, biases]] of this.#layers.entries()) {
      values = applied(weights, biases, values);
      if (at === 0) relu(values);
    }
    return softmax(values);
  }

  #wholeOf(rows: readonly number[]): Float32Array {
    const { columns } = this.#vectors;
    const whole = new Float32Array(columns * 2).fill(Number.NEGATIVE_INFINITY, columns);
    const vector = new Float32Array(columns);
    let total = 0;
    for (const row of rows) {
      const count = this.#counts[row] as number;
      total += count;
      vector.fill(0);
      this.#vectors.addRow(row, 1, vector, 0);
      for (const [at, value] of vector.entries()) {
        whole[at] = (whole[at] as number) + count * value;
        whole[columns + at] = Math.max(whole[columns + at] as number, value);
      }
    }
    for (let at = 0; at < columns; at++) whole[at] = (whole[at] as number) / total;
    return whole;
  }
}

function applied(weights: Tensor, biases: Tensor, inputs: Float32Array): Float32Array {
  return Float32Array.from(biases.values, (bias, row) => {
    let sum = bias;
    for (let at = 0; at < weights.columns; at++)
      sum += (weights.values[row * weights.columns + at] as number) * (inputs[at] as number);
    return sum;
  });
}
