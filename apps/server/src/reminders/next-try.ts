const FIRST_WAIT_MS = 10 * 60 * 1000;
const TRY_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * When a reminder is tried again that was refused at `refusedAt` for the first time, and now once more: each wait is as
 * long as all before it. Null where it would be more than a day after the first.
 */
export function nextTry(refusedAt: number, now: number): number | null {
  const triedFor = now - refusedAt;
  const wait = Math.max(FIRST_WAIT_MS, triedFor);
  return triedFor + wait <= TRY_FOR_MS ? now + wait : null;
}

/** Whether tries that began then are over, so that what is due now is another reminder. */
export function isOver(refusedAt: number, now: number): boolean {
  return now - refusedAt > TRY_FOR_MS;
}
