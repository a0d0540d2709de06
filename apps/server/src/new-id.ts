import { randomFillSync } from "node:crypto";

const RANDOM_BYTES = 6;
/** Ids of one millisecond are told apart, and kept in order, by a count of so many digits. */
const COUNT_DIGITS = 3;
/** Randomness is fetched for so many ids at once. */
const IDS_AT_ONCE = 512;
const MOST = 36 ** COUNT_DIGITS;

const random = Buffer.alloc(RANDOM_BYTES * IDS_AT_ONCE);
let used = random.length;
let lastMs = 0;
let lastTime = "";
let count = 0;

/**
 * A short id that no other process makes: first the time, so that ids sort by when they were made (strictly so within
 * a process), then randomness.
 */
export function newId(prefix: string, nowMs: number): string {
  count += 1;
  if (nowMs > lastMs || count === MOST) {
    lastMs = Math.max(nowMs, lastMs + 1);
    lastTime = lastMs.toString(36).padStart(9, "0");
    count = 0;
  }
  return `${prefix}-${lastTime}${count.toString(36).padStart(COUNT_DIGITS, "0")}${nextRandom()}`;
}

function nextRandom(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += RANDOM_BYTES;
  return random.toString("hex", used - RANDOM_BYTES, used);
}

/** Whether a text may be an id made by {@link newId}: others need not be looked for, and PostgreSQL takes no NUL. */
export function isId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}
