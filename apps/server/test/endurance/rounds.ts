import { afterAll } from "vitest";

/** Whether this is `npm run test:endurance`. */
export const isLong = process.env.ENDURANCE === "long";

/** How often something is done: a few times in `npm test`, often in `npm run test:endurance`; ROUNDS goes before both. */
export function rounds(short: number, long: number): number {
  return Number(process.env.ROUNDS ?? (isLong ? long : short));
}

/** Prints at each twentieth of a long run how far it has come: one that is ended early has still told something. */
export function printProgress(done: number, of: number, soFar: string): void {
  if (isLong && done % Math.ceil(of / 20) === 0) process.stdout.write(`${done} of ${of}: ${soFar}\n`);
}

/** Random numbers from 0 up to 1 that can be had again: the seed is printed, and taken from SEED. */
export function seededRandom(what: string): () => number {
  return randomFrom(printedSeed(what));
}

/** The seed of a run: SEED, else one of its own. It is printed at the end, and of a long run at once. */
export function printedSeed(what: string): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  const print = () => void process.stdout.write(`${what}: SEED=${seed}\n`);
  if (isLong) print();
  else afterAll(print);
  return seed;
}

/** Random numbers from 0 up to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    // mulberry32, public domain, by Tommy Ettinger.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
