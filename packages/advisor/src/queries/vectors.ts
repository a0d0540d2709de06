import type { Tensor } from "../reader/weights.ts";

export function rowOf({ values, columns }: Tensor, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

export function added(values: Float32Array, table: Tensor, row: number): Float32Array {
  const more = rowOf(table, row);
  return values.map((value, at) => value + (more[at] ?? 0));
}

export function joined(first: Float32Array, second: Float32Array): Float32Array {
  const both = new Float32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** So many rows are multiplied beside each other, so that no sum waits for the one before it. */
const TOGETHER = 4;

/** The product of each row with a vector, divided by a number. */
export function products(rows: readonly Float32Array[], vector: Float32Array, by = 1): Float32Array {
  const all = new Float32Array(rows.length);
  const inFours = rows.length - (rows.length % TOGETHER);
  for (let at = 0; at < inFours; at += TOGETHER) {
    const first = rows[at] as Float32Array;
    const second = rows[at + 1] as Float32Array;
    const third = rows[at + 2] as Float32Array;
    const fourth = rows[at + 3] as Float32Array;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let cell = 0; cell < vector.length; cell++) {
      const value = vector[cell] as number;
      one += (first[cell] as number) * value;
      two += (second[cell] as number) * value;
      three += (third[cell] as number) * value;
      four += (fourth[cell] as number) * value;
    }
    all[at] = one / by;
    all[at + 1] = two / by;
    all[at + 2] = three / by;
    all[at + 3] = four / by;
  }
  for (let at = inFours; at < rows.length; at++) {
    const row = rows[at] as Float32Array;
    let sum = 0;
    for (let cell = 0; cell < vector.length; cell++) sum += (row[cell] as number) * (vector[cell] as number);
    all[at] = sum / by;
  }
  return all;
}

/** The sum of states of `width` numbers each, that lie one after the other, each times its weight. */
export function weighedSum(states: Float32Array, weights: Float32Array, width: number): Float32Array {
  const sum = new Float32Array(width);
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] as number;
    const from = at * width;
    for (let cell = 0; cell < width; cell++)
      sum[cell] = (sum[cell] as number) + weight * (states[from + cell] as number);
  }
  return sum;
}

/** Where the `count` greatest numbers stand, the greatest first; of the same the one that comes first. */
export function placesOfMost(values: Float32Array, count: number): number[] {
  const found: number[] = [];
  while (found.length < Math.min(count, values.length)) {
    let best = -1;
    for (let at = 0; at < values.length; at++)
      if ((best < 0 || (values[at] as number) > (values[best] as number)) && !found.includes(at)) best = at;
    found.push(best);
  }
  return found;
}
