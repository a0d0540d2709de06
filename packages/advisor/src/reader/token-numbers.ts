import type { ReaderToken } from "./reader-tokens.ts";

const PERIODS = new Map([
  [1, 1],
  [2, 2],
  [4, 3],
  [12, 4],
  [24, 5],
  [26, 6],
  [52, 7],
  [260, 8],
  [2080, 9],
]);

/** That something is surely what goes by a name. */
export function surely(name: string, names: readonly string[]): Float32Array {
  return Float32Array.from(names, (each) => (each === name ? 1 : 0));
}

export function slotNumber({ slot, text }: ReaderToken, slots: readonly string[]): number {
  if (slot !== null) return Math.max(0, slots.indexOf(slot.kind));
  return /[\p{L}\p{N}]/u.test(text) ? 0 : slots.indexOf("punctuation");
}

/** Twice the decimal logarithm of an amount, or which period it is; slots without an amount count as 0 dollars, dates as words. */
export function magnitudeOf({ slot }: ReaderToken): number {
  if (slot === null || slot.kind === "date") return 0;
  if (slot.kind === "period") return 20 + (PERIODS.get(slot.timesAYear) ?? 10);
  if (!("value" in slot)) return 1;
  return 1 + Math.min(15, Math.floor(2 * Math.log10(Math.abs(slot.value) + 1)));
}

/** How many sums of money stand before each token. */
export function amountsBefore(tokens: readonly ReaderToken[]): number[] {
  const counts = [0];
  for (const { slot } of tokens) counts.push((counts.at(-1) as number) + (slot?.kind === "money" ? 1 : 0));
  return counts;
}

function endsSentence({ slot, text }: ReaderToken): boolean {
  return slot === null && /^[.!?;\n]$/.test(text);
}

/** For each token the strongest value of each feature within its sentence. */
export function pooledBySentence(tokens: readonly ReaderToken[], states: Float32Array, width: number): Float32Array[] {
  const pooled: Float32Array[] = [];
  let sentence = new Float32Array(width).fill(-2);
  for (const [at, token] of tokens.entries()) {
    for (let cell = 0; cell < width; cell++)
      sentence[cell] = Math.max(sentence[cell] as number, states[at * width + cell] as number);
    pooled.push(sentence);
    if (endsSentence(token)) sentence = new Float32Array(width).fill(-2);
  }
  return pooled;
}
