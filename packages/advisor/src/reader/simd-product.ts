import {
  ADD,
  countDown,
  END,
  forward,
  functionIn,
  GET,
  I32,
  LOOP,
  NO_RESULT,
  REPEAT_IF,
  SET,
  V128,
  VECTOR,
} from "./wasm-function.ts";

/** Floats of a row that are multiplied in a step: two vectors of four. Rows are padded to a multiple of it. */
export const STEP = 8;
/** Rows that are multiplied beside each other, so that no sum has to wait for the one before it. */
export const ROWS_AT_ONCE = 4;

const VECTOR_BYTES = 16;

const ZERO = [VECTOR, 0x0c, ...new Array<number>(16).fill(0)];
const load = (offset: number) => [VECTOR, 0x00, 2, offset];
const [MULTIPLY, PLUS] = [
  [VECTOR, 0xe6, 0x01],
  [VECTOR, 0xe4, 0x01],
];
const lane = (number: number) => [VECTOR, 0x1f, number];
const F32_LOAD = [0x2a, 2];
const F32_STORE = [0x38, 2];
const F32_ADD = 0x92;

/** The parameters and variables of the function, by number. */
const [WEIGHTS, INPUT, OUT, BLOCKS, STEPS, COUNT, STRIDE] = [0, 1, 2, 3, 4, 5, 6];
const [LEFT, LEFT_COUNT, WEIGHTS_AT, INPUT_AT, OUT_AT, FIRST, SECOND, SUMS] = [7, 8, 9, 10, 11, 12, 13, 14];
const PARAMETERS = 7;
const COUNTERS = 5;
const VECTORS = 2 + 2 * ROWS_AT_ONCE;

const rows = Array.from({ length: ROWS_AT_ONCE }, (_, row) => ({
  sum: SUMS + 2 * row,
  other: SUMS + 2 * row + 1,
  weights: row * STEP * 4,
  out: row * 4,
}));
const gather = (sum: number, offset: number, input: number) => [
  ...[GET, sum, GET, WEIGHTS_AT, ...load(offset), GET, input],
  ...[...MULTIPLY, ...PLUS, SET, sum],
];

/**
 * Vectors of four are not within reach of JavaScript itself. For each block of rows and each input: `out[row] += weights[row] . input`, so that a block is fetched once for all inputs. A
 * block has a step of its first row, of its second and so on, then the next step.
 */
const BODY = [
  ...[2, COUNTERS, I32, VECTORS, V128],
  ...[LOOP, NO_RESULT],
  ...[GET, INPUT, SET, INPUT_AT, GET, OUT, SET, OUT_AT, GET, COUNT, SET, LEFT_COUNT],
  ...[LOOP, NO_RESULT],
  ...rows.flatMap(({ sum, other }) => [...ZERO, SET, sum, ...ZERO, SET, other]),
  ...[GET, WEIGHTS, SET, WEIGHTS_AT, GET, STEPS, SET, LEFT],
  ...[LOOP, NO_RESULT],
  ...[GET, INPUT_AT, ...load(0), SET, FIRST, GET, INPUT_AT, ...load(VECTOR_BYTES), SET, SECOND],
  ...rows.flatMap(({ sum, other, weights }) => [
    ...gather(sum, weights, FIRST),
    ...gather(other, weights + VECTOR_BYTES, SECOND),
  ]),
  ...[...forward(WEIGHTS_AT, ROWS_AT_ONCE * STEP * 4), ...forward(INPUT_AT, STEP * 4)],
  ...[...countDown(LEFT), REPEAT_IF, 0, END],
  ...rows.flatMap(({ sum, other, out }) => [
    ...[GET, sum, GET, other, ...PLUS, SET, sum],
    ...[GET, OUT_AT, GET, OUT_AT, ...F32_LOAD, out],
    ...[0, 1, 2, 3].flatMap((number) => [GET, sum, ...lane(number), F32_ADD]),
    ...[...F32_STORE, out],
  ]),
  ...[GET, OUT_AT, GET, STRIDE, ADD, SET, OUT_AT],
  ...[...countDown(LEFT_COUNT), REPEAT_IF, 0, END],
  ...[GET, WEIGHTS_AT, SET, WEIGHTS, ...forward(OUT, ROWS_AT_ONCE * 4)],
  ...[...countDown(BLOCKS), REPEAT_IF, 0, END],
  END,
];

type Product = (
  weights: number,
  input: number,
  out: number,
  blocks: number,
  steps: number,
  count: number,
  stride: number,
) => void;

/**
 * The products of a matrix and `count` vectors in the given memory. Places and the stride from one result to the next are in
 * bytes, a block is {@link ROWS_AT_ONCE} rows, a step {@link STEP} floats of each.
 */
export function productIn(memory: WebAssembly.Memory): Product {
  return functionIn(memory, PARAMETERS, BODY);
}
