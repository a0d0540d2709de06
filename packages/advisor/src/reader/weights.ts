import { bytesOf } from "../base64.ts";

/** What the product is given: models that read together, and the wordings that the rules are known to read, as bits. */
export interface ReaderWeights {
  models: StoredWeights[];
  familiar: string;
}

/** What the trainer wrote: the names of the outputs, the words, and the tensors in 8 bits with a scale for each row. */
export interface StoredWeights extends StoredTensors {
  labels: string[];
  whole: string[];
  roles: string[];
  kinds: string[];
  slots: string[];
  marks: string;
  /** What a message may say of danger, where the model was trained for it. */
  safety?: string[];
  buckets: number;
  hidden: number;
  /** The words of the table, parted by blanks; the first two rows are padding and the unknown word. */
  words: string;
}

export interface StoredTensors {
  tensors: Record<string, { shape: [rows: number, columns: number]; scales: string; values: string }>;
}

export interface Tensor {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** Tables of rows are kept in 8 bits and looked up row by row. */
export class RowTable {
  readonly columns: number;
  readonly #scales: Float32Array;
  readonly #values: Int8Array;

  constructor({ shape: [, columns], scales, values }: StoredTensors["tensors"][string]) {
    this.columns = columns;
    this.#scales = new Float32Array(bytesOf(scales).buffer);
    this.#values = new Int8Array(bytesOf(values).buffer);
  }

  /** Adds a row, times `factor`, to what stands in `out` from `at` on. */
  addRow(row: number, factor: number, out: Float32Array, at: number): void {
    const scale = (this.#scales[row] as number) * factor;
    const base = row * this.columns;
    for (let column = 0; column < this.columns; column++)
      out[at + column] = (out[at + column] as number) + scale * (this.#values[base + column] as number);
  }
}

export function tensorOf(stored: StoredTensors, name: string): Tensor {
  const tensor = stored.tensors[name];
  if (!tensor) throw new Error(`The reader's weights lack '${name}'.`);
  const [rows, columns] = tensor.shape;
  const table = new RowTable(tensor);
  const values = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) table.addRow(row, 1, values, row * columns);
  return { rows, columns, values };
}
