/** The upper median of at least one number. */
export function median(values: Float64Array): number {
  return select(values.slice(), values.length >> 1);
}

/** The number that sorting would put at a place, from 0, by Hoare's selection; the list is left in another order. */
export function select(list: Float64Array, place: number): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const [left, right] = partition(list, low, high);
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return list[place] ?? 0;
}

/** Moves the smaller values of a range before the larger; gives where the larger start and where the smaller end. */
function partition(list: Float64Array, low: number, high: number): [number, number] {
  const pivot = list[(low + high) >> 1] ?? 0;
  let [left, right] = [low, high];
  while (left <= right) {
    while ((list[left] ?? 0) < pivot) left++;
    while ((list[right] ?? 0) > pivot) right--;
    if (left > right) break;
    const kept = list[left] ?? 0;
    list[left] = list[right] ?? 0;
    list[right] = kept;
    left++;
    right--;
  }
  return [left, right];
}
