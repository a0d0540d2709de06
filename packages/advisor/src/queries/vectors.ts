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

function product(first: Float32Array, second: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < first.length; at++) sum += (first[at] as number) * (second[at] as number);
  return sum;
}

/** The product of each row with a vector, divided by a number. */
export function products(rows: readonly Float32Array[], vector: Float32Array, by = 1): Float32Array {
  const all = new Float32Array(rows.length);
  for (const [at, row] of rows.entries()) all[at] = product(row, vector) / by;
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
