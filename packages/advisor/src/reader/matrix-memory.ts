import { productIn, ROWS_AT_ONCE, STEP } from "./simd-product.ts";
import type { StoredTensors, Tensor } from "./weights.ts";

const PAGE = 65_536;
const LONGEST_INPUT = 1024;
const MOST_ROWS = 1024;

/** Matrices that lie in one memory, so that products with them can be computed several numbers at a time. */
export class MatrixMemory {
  readonly #memory: WebAssembly.Memory;
  readonly #floats: Float32Array;
  readonly #product: ReturnType<typeof productIn>;
  /** Places in floats. */
  readonly #input = 0;
  readonly #out = LONGEST_INPUT;
  #free = LONGEST_INPUT + MOST_ROWS;

  /** Room for matrices of so many numbers, padding included. */
  constructor(room: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(((room + this.#free) * 4) / PAGE) });
    this.#floats = new Float32Array(this.#memory.buffer);
    this.#product = productIn(this.#memory);
  }

  static paddedSize({ rows, columns }: Pick<Tensor, "rows" | "columns">): number {
    return padded(rows, ROWS_AT_ONCE) * padded(columns, STEP);
  }

  /** Numbers that the stored matrices take but for those that are looked up row by row, padding included. */
  static roomFor({ tensors }: StoredTensors, tables: readonly string[]): number {
    return Object.entries(tensors)
      .filter(([name]) => !tables.includes(name))
      .reduce((sum, [, { shape }]) => sum + MatrixMemory.paddedSize({ rows: shape[0], columns: shape[1] }), 0);
  }

  add({ rows, columns, values }: Tensor, bias: Float32Array): Matrix {
    const width = padded(columns, STEP);
    const place = this.#free;
    this.#free += MatrixMemory.paddedSize({ rows, columns });
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        this.#floats[place + placeOf(row, column, width)] = values[row * columns + column] as number;
    return { rows, columns, apply: (input, from, out) => this.#apply(place, width, columns, bias, input, from, out) };
  }

  #apply(
    place: number,
    width: number,
    columns: number,
    bias: Float32Array,
    input: Float32Array,
    from: number,
    out: Float32Array,
  ): void {
    if (width > columns) this.#floats.fill(0, this.#input + columns, this.#input + width);
    this.#floats.set(
      from === 0 && input.length === columns ? input : input.subarray(from, from + columns),
      this.#input,
    );
    this.#floats.set(bias, this.#out);
    const blocks = Math.ceil(bias.length / ROWS_AT_ONCE);
    this.#product(place * 4, this.#input * 4, this.#out * 4, blocks, width / STEP);
    out.set(this.#floats.subarray(this.#out, this.#out + bias.length));
  }
}

function padded(count: number, to: number): number {
  return Math.ceil(count / to) * to;
}

/** Where a number of a matrix lies: blocks of rows, in which the rows' steps lie in turns. */
function placeOf(row: number, column: number, width: number): number {
  const block = row - (row % ROWS_AT_ONCE);
  const step = column - (column % STEP);
  return block * width + step * ROWS_AT_ONCE + (row - block) * STEP + (column - step);
}

export interface Matrix {
  rows: number;
  columns: number;
  /** `out = bias + matrix . input[from ...]`. */
  apply(input: Float32Array, from: number, out: Float32Array): void;
}
