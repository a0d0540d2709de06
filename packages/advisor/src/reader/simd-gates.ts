import { MOST_EXPONENT, PART, PART_POWERS, PARTS } from "./tensor-math.ts";
import {
  ADD,
  CONST,
  countDown,
  END,
  forward,
  functionIn,
  GET,
  LOOP,
  NO_RESULT,
  REPEAT_IF,
  SET,
  SUB,
  V128,
  VECTOR,
} from "./wasm-function.ts";

/** Cells that are computed beside each other. */
export const CELLS_AT_ONCE = 2;

/** The parameters and variables of the function, by number. */
const [FROM_INPUT, FROM_STATE, STATE, STRIDE, PAIRS, POWERS] = [0, 1, 2, 3, 4, 5];
const [UPDATE, NEXT, EXPONENT, PARTS_IN, WHOLE, REST, RESULT] = [6, 7, 8, 9, 10, 11, 12];
const PARAMETERS = 6;
const VECTORS = 7;

const simd = (...code: number[]) => [VECTOR, ...code];
const PROMOTE = simd(0x5f);
const DEMOTE = simd(0x5e);
const FLOOR = simd(0x75);
const [PLUS, MINUS, TIMES, OVER] = [simd(0xf0, 1), simd(0xf1, 1), simd(0xf2, 1), simd(0xf3, 1)];
const [LESSER, GREATER, NEGATED] = [simd(0xf6, 1), simd(0xf7, 1), simd(0xed, 1)];
const [TO_INTEGERS, WIDENED, SHIFTED, PLUS_INTEGERS] = [simd(0xfc, 1), simd(0xc7, 1), simd(0xcb, 1), simd(0xce, 1)];
const LANE = (number: number) => simd(0x1b, number);
const LOAD_PAIR = simd(0x5d, 2, 0);
const LOAD_SECOND = simd(0x57, 2, 0, 1);
const STORE_PAIR = simd(0x5b, 2, 0, 0);
const SHIFT_LEFT = 0x74;
const EXPONENT_BITS = 52;
const EXPONENT_OF_ONE = 1023n;

/** A vector of twice the same 8 bytes. */
const twice = (bytes: ArrayBufferLike) => simd(0x0c, ...new Uint8Array(bytes), ...new Uint8Array(bytes));
const both = (value: number) => twice(Float64Array.of(value).buffer);
const pair = (pointer: number) => [GET, pointer, ...LOAD_PAIR, ...PROMOTE];
/** What both products give to a gate, the first at the pointers themselves. */
const scoreOf = [...pair(FROM_INPUT), ...pair(FROM_STATE), ...PLUS];
const toNextGate = [FROM_INPUT, FROM_STATE].flatMap((each) => [GET, each, GET, STRIDE, ADD, SET, each]);

/** `value + REST * inner` */
const bracket = (value: number, inner: readonly number[]) => [...both(value), GET, REST, ...inner, ...TIMES, ...PLUS];
const innermost = [...both(1 / 24), GET, REST, ...both(120), ...OVER, ...PLUS];
const series = bracket(1, bracket(1, bracket(1 / 2, bracket(1 / 6, innermost))));

/** Where the power of the parts of one of the two is looked up. */
const placeOf = (lane: number) => [GET, POWERS, GET, PARTS_IN, ...LANE(lane), CONST, 3, SHIFT_LEFT, ADD];

/** `e ** x` of the two numbers on the stack, in the very steps of the power of `tensor-math.ts`. */
const power = [
  ...[SET, EXPONENT, ...both(-MOST_EXPONENT), ...both(MOST_EXPONENT), GET, EXPONENT, ...LESSER, ...GREATER],
  ...[SET, EXPONENT, GET, EXPONENT, ...both(PART), ...OVER, ...FLOOR, SET, PARTS_IN],
  ...[GET, EXPONENT, GET, PARTS_IN, ...both(PART), ...TIMES, ...MINUS, SET, REST],
  ...[GET, PARTS_IN, ...both(PARTS), ...OVER, ...FLOOR, SET, WHOLE],
  ...[GET, PARTS_IN, GET, WHOLE, ...both(PARTS), ...TIMES, ...MINUS, ...TO_INTEGERS, SET, PARTS_IN],
  ...[...placeOf(0), ...LOAD_PAIR, SET, RESULT, ...placeOf(1), GET, RESULT, ...LOAD_SECOND],
  ...[GET, WHOLE, ...TO_INTEGERS, ...WIDENED, ...twice(BigInt64Array.of(EXPONENT_OF_ONE).buffer), ...PLUS_INTEGERS],
  ...[CONST, EXPONENT_BITS, ...SHIFTED, ...TIMES, ...series, ...TIMES],
];
const sigmoid = [...NEGATED, ...power, SET, RESULT, ...both(1), ...both(1), GET, RESULT, ...PLUS, ...OVER];
const tanh = [
  ...[SET, RESULT, ...both(-2), GET, RESULT, ...TIMES, ...power, SET, RESULT],
  ...[...both(2), ...both(1), GET, RESULT, ...PLUS, ...OVER, ...both(1), ...MINUS],
];

/** For each pair of cells: reset and update, then what is new, then the state between that and what it was. */
const BODY = [
  ...[1, VECTORS, V128],
  ...[LOOP, NO_RESULT],
  ...[...scoreOf, ...sigmoid, SET, NEXT, ...toNextGate],
  ...[...scoreOf, ...sigmoid, SET, UPDATE, ...toNextGate],
  ...[...pair(FROM_INPUT), GET, NEXT, ...pair(FROM_STATE), ...TIMES, ...PLUS, ...tanh, SET, NEXT],
  ...[GET, STATE, ...both(1), GET, UPDATE, ...MINUS, GET, NEXT, ...TIMES],
  ...[GET, UPDATE, ...pair(STATE), ...TIMES, ...PLUS, ...DEMOTE, ...STORE_PAIR],
  ...[FROM_INPUT, FROM_STATE].flatMap((each) => [GET, each, GET, STRIDE, CONST, 1, SHIFT_LEFT, SUB, SET, each]),
  ...[FROM_INPUT, FROM_STATE, STATE].flatMap((each) => forward(each, CELLS_AT_ONCE * 4)),
  ...[...countDown(PAIRS), REPEAT_IF, 0, END],
  END,
];

/** Floats that the looked-up powers take. */
export const POWERS_ROOM = 2 * PARTS;

type Gates = (fromInput: number, fromState: number, state: number, stride: number, pairs: number) => void;

/**
 * The gates of so many pairs of cells in the given memory, which write their state anew from what comes of the input and of the
 * state before; the numbers for the three gates lie `stride` apart. At `powers` is room for what is looked up. Places are in bytes.
 */
export function gatesIn(memory: WebAssembly.Memory, powers: number): Gates {
  new Float64Array(memory.buffer, powers, PARTS).set(PART_POWERS);
  const gates = functionIn(memory, PARAMETERS, BODY);
  return (fromInput, fromState, state, stride, pairs) => gates(fromInput, fromState, state, stride, pairs, powers);
}
