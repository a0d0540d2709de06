/**
 * How many slips of the hand lie between two words: a letter more, less, wrong, or swapped with its neighbour (optimal string
 * alignment). Anything above `most` counts as `most + 1`.
 */
export function countSlips(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cellOf(a, b, i, j, row, last, beforeLast));
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

function cellOf(
  a: string,
  b: string,
  i: number,
  j: number,
  row: number[],
  last: number[],
  beforeLast: number[],
): number {
  const same = a[i - 1] === b[j - 1];
  const cell = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(cell, (beforeLast[j - 2] ?? 0) + 1) : cell;
}
