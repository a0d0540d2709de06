import { softmax } from "./tensor-math.ts";

/** The results of `count` inputs, one by one. */
export function rowsOf(values: Float32Array, count: number): Float32Array[] {
  const width = values.length / count;
  return Array.from({ length: count }, (_, at) => values.subarray(at * width, (at + 1) * width));
}

/** Probabilities from the scores of each of `count` inputs, which they take the place of. */
export function sharesOf(scores: Float32Array, count: number): Float32Array[] {
  return rowsOf(scores, count).map((row) => softmax(row, row));
}

/** The strongest of each of `width` numbers. */
export function strongestOf(rows: readonly Float32Array[], width: number): Float32Array {
  const most = new Float32Array(width).fill(Number.NEGATIVE_INFINITY);
  for (const row of rows) for (let at = 0; at < width; at++) most[at] = Math.max(most[at] as number, row[at] as number);
  return most;
}

/** Rows at their places among `count`; at all others stands what is given for them. */
export function atPlaces(
  rows: readonly Float32Array[],
  places: readonly number[],
  count: number,
  others: Float32Array,
): Float32Array[] {
  if (places.length === count) return [...rows];
  const all = new Array<Float32Array>(count).fill(others);
  for (const [at, place] of places.entries()) all[place] = rows[at] as Float32Array;
  return all;
}
