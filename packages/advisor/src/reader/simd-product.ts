/** Floats that are multiplied at once: two vectors of four. Rows are padded to a multiple of it. */
export const STEP = 8;

const [GET, SET, CONST, ADD, SUB, LOOP, REPEAT_IF, END] = [0x20, 0x21, 0x41, 0x6a, 0x6b, 0x03, 0x0d, 0x0b];
const [I32, V128, NO_RESULT] = [0x7f, 0x7b, 0x40];
const VECTOR = 0xfd;
const ZERO = [VECTOR, 0x0c, ...new Array<number>(16).fill(0)];
const load = (offset: number) => [VECTOR, 0x00, 2, offset];
const [MULTIPLY, PLUS] = [
  [VECTOR, 0xe6, 0x01],
  [VECTOR, 0xe4, 0x01],
];
const lane = (number: number) => [VECTOR, 0x1f, number];
const F32_LOAD = [0x2a, 2, 0];
const F32_STORE = [0x38, 2, 0];
const F32_ADD = 0x92;

/** The parameters and variables of the function, by number. */
const [WEIGHTS, INPUT, OUT, ROWS, STEPS, LEFT, AT, SUM, OTHER] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const forward = (pointer: number, bytes: number) => [GET, pointer, CONST, bytes, ADD, SET, pointer];
const countDown = (counter: number) => [GET, counter, CONST, 1, SUB, SET, counter, GET, counter];
const gather = (sum: number, offset: number) => [
  ...[GET, sum, GET, WEIGHTS, ...load(offset), GET, AT, ...load(offset)],
  ...[...MULTIPLY, ...PLUS, SET, sum],
];

/** For each row: `out[row] += weights[row] . input`, eight products a step. */
const BODY = [
  ...[2, 2, I32, 2, V128],
  ...[LOOP, NO_RESULT],
  ...[...ZERO, SET, SUM, ...ZERO, SET, OTHER, GET, INPUT, SET, AT, GET, STEPS, SET, LEFT],
  ...[LOOP, NO_RESULT],
  ...[...gather(SUM, 0), ...gather(OTHER, 16), ...forward(WEIGHTS, 32), ...forward(AT, 32)],
  ...[...countDown(LEFT), REPEAT_IF, 0, END],
  ...[GET, SUM, GET, OTHER, ...PLUS, SET, SUM],
  ...[GET, OUT, GET, OUT, ...F32_LOAD],
  ...[0, 1, 2, 3].flatMap((number) => [GET, SUM, ...lane(number), F32_ADD]),
  ...F32_STORE,
  ...forward(OUT, 4),
  ...[...countDown(ROWS), REPEAT_IF, 0, END],
  END,
];

const text = (word: string) => [word.length, ...[...word].map((letter) => letter.charCodeAt(0))];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];

function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** The one function of the module, as WebAssembly's binary form; vectors of four are not within reach of JavaScript itself. */
const MODULE = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...text("m"), ...text("m"), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...text("f"), 0, 0]),
  ...section(10, [1, ...sized(BODY)]),
]);

type Product = (weights: number, input: number, out: number, rows: number, steps: number) => void;

/** The product of a matrix and a vector in the given memory; places are in bytes, a step is {@link STEP} floats of a row. */
export function productIn(memory: WebAssembly.Memory): Product {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { m: { m: memory } });
  return exports.f as Product;
}
