import { CELLS_AT_ONCE, gatesIn, POWERS_ROOM } from "./simd-gates.ts";
import { productIn, ROWS_AT_ONCE, STEP } from "./simd-product.ts";
import type { StoredTensors, Tensor } from "./weights.ts";

const PAGE = 65_536;
/** Inputs that are multiplied beside each other. */
const TOGETHER = 16;
const LONGEST_INPUT = 1024 * TOGETHER;
const MOST_ROWS = 1024 * TOGETHER;

/** Matrices that lie in one memory, so that products with them can be computed several numbers at a time. */
export class MatrixMemory {
  readonly #memory: WebAssembly.Memory;
  readonly #floats: Float32Array;
  readonly #product: ReturnType<typeof productIn>;
  readonly #gates: ReturnType<typeof gatesIn>;
  /** Places in floats. */
  readonly #input = 0;
  readonly #out = LONGEST_INPUT;
  /** What an input gives to the gates. */
  readonly #given = LONGEST_INPUT + MOST_ROWS;
  readonly #powers = LONGEST_INPUT + 2 * MOST_ROWS;
  #free = LONGEST_INPUT + 2 * MOST_ROWS + POWERS_ROOM;

  /** Room for matrices of so many numbers, padding included. */
  constructor(room: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(((room + this.#free) * 4) / PAGE) });
    this.#floats = new Float32Array(this.#memory.buffer);
    this.#product = productIn(this.#memory);
    this.#gates = gatesIn(this.#memory, this.#powers * 4);
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
    const floats = this.#floats;
    const place = this.#free;
    this.#free += MatrixMemory.paddedSize({ rows, columns });
    for (let row = 0; row < rows; row++)
      for (let step = 0; step < columns; step += STEP) {
        const to = place + placeOf(row, step, width) - step;
        const end = Math.min(step + STEP, columns);
        for (let column = step; column < end; column++) floats[to + column] = values[row * columns + column] as number;
      }
    const stored = { rows, columns, place, width, bias };
    return {
      rows,
      columns,
      apply: (inputs, from, out, count = 1) => {
        for (let at = 0; at < count; at += TOGETHER)
          this.#apply(stored, inputs, from + at * columns, out, at * rows, Math.min(TOGETHER, count - at));
      },
      advance: (state, given, from) => this.#advance(stored, state, given, from),
    };
  }

  #apply(
    { rows, columns, place, width, bias }: StoredMatrix,
    inputs: Float32Array,
    from: number,
    out: Float32Array,
    to: number,
    count: number,
  ): void {
    const stride = padded(rows, ROWS_AT_ONCE);
    for (let at = 0; at < count; at++) {
      const input = this.#input + at * width;
      if (width > columns) this.#floats.fill(0, input + columns, input + width);
      this.#floats.set(inputs.subarray(from + at * columns, from + (at + 1) * columns), input);
      this.#floats.set(bias, this.#out + at * stride);
    }
    const blocks = stride / ROWS_AT_ONCE;
    this.#product(place * 4, this.#input * 4, this.#out * 4, blocks, width / STEP, count, stride * 4);
    for (let at = 0; at < count; at++) {
      const result = this.#out + at * stride;
      out.set(this.#floats.subarray(result, result + rows), to + at * rows);
    }
  }

  #advance(
    { rows, columns, place, width, bias }: StoredMatrix,
    state: Float32Array,
    given: Float32Array,
    from: number,
  ): void {
    if (width > columns) this.#floats.fill(0, this.#input + columns, this.#input + width);
    this.#floats.set(state, this.#input);
    this.#floats.set(bias, this.#out);
    this.#floats.set(given.subarray(from, from + rows), this.#given);
    const blocks = padded(rows, ROWS_AT_ONCE) / ROWS_AT_ONCE;
    this.#product(place * 4, this.#input * 4, this.#out * 4, blocks, width / STEP, 1, 0);
    this.#gates(this.#given * 4, this.#out * 4, this.#input * 4, columns * 4, Math.ceil(columns / CELLS_AT_ONCE));
    state.set(this.#floats.subarray(this.#input, this.#input + columns));
  }
}

/** A matrix in memory; its place is in floats. */
interface StoredMatrix {
  rows: number;
  columns: number;
  place: number;
  width: number;
  bias: Float32Array;
}

function padded(count: number, to: number): number {
  return Math.ceil(count / to) * to;
}

/** Where a step of a matrix's row begins: blocks of rows, in which the rows' steps lie in turns. */
function placeOf(row: number, step: number, width: number): number {
  const block = row - (row % ROWS_AT_ONCE);
  return block * width + step * ROWS_AT_ONCE + (row - block) * STEP;
}

export interface Matrix {
  rows: number;
  columns: number;
  /** `out = bias + matrix . inputs[from ...]`, for each of `count` inputs that lie one after the other. */
  apply(inputs: Float32Array, from: number, out: Float32Array, count?: number): void;
  /** Of a gated cell's matrix: its state after what an input gives to the gates, which stands in `given` from `from` on. */
  advance(state: Float32Array, given: Float32Array, from: number): void;
}
