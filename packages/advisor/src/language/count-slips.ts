/**
 * How many slips of the hand lie between two words: a letter more, less, wrong, or swapped with its neighbour (optimal string
 * alignment). Anything above `most` counts as `most + 1`.
 */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  // what both begin and end with costs nothing, and is most of what is compared
  const [a, b] = withoutEnds(one, other);
  if (a === "" || b === "") return Math.min(a.length + b.length, most + 1);
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

function withoutEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
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
