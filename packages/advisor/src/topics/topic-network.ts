import { MatrixMemory } from "../reader/matrix-memory.ts";
import { type AffineLayer, affineOf } from "../reader/recurrent-layer.ts";
import { relu, softmax } from "../reader/tensor-math.ts";
import { RowTable, type StoredTensors, tensorOf } from "../reader/weights.ts";

/** What is looked up word by word. */
const TABLES = ["vectors", "counts"];

/** As its trainer writes it: the words that it knows, their vectors and how much each counts, and two layers. */
export interface StoredTopicNetwork extends StoredTensors {
  words: string;
}

/** A message as the mean and the strongest of its words' vectors -> two layers -> topics. */
export class TopicNetwork {
  readonly #rows: ReadonlyMap<string, number>;
  readonly #vectors: RowTable;
  readonly #counts: Float32Array;
  readonly #first: AffineLayer;
  readonly #second: AffineLayer;

  constructor(stored: StoredTopicNetwork) {
    const { vectors } = stored.tensors;
    if (!vectors) throw new Error("The weights of topics lack their words.");
    this.#rows = new Map(stored.words.split(" ").map((word, at) => [word, at]));
    this.#vectors = new RowTable(vectors);
    this.#counts = tensorOf(stored, "counts").values;
    const memory = new MatrixMemory(MatrixMemory.roomFor(stored, TABLES));
    this.#first = affineOf(stored, "first", memory);
    this.#second = affineOf(stored, "second", memory);
  }

  /** The share of each topic, in the order of training, together 1; null where it knows none of the words. */
  sharesOf(words: readonly string[]): Float32Array | null {
    const rows = words.flatMap((word) => this.#rows.get(word) ?? []);
    if (rows.length === 0) return null;
    const hidden = this.#first.apply(this.#wholeOf(rows));
    relu(hidden);
    return softmax(this.#second.apply(hidden));
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
