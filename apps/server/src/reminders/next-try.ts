const FIRST_WAIT_MS = 10 * 60 * 1000;
const TRY_FOR_MS = 24 * 60 * 60 * 1000;
/** A look that comes this much too early is in time: the next is ten minutes later. */
const TOLERANCE_MS = 60 * 1000;

/**
 * When a reminder is due again that was refused when somebody looked at `refusedAt` for the first time, and at `now`
 * once more: each wait is as long as all before it, to the look that comes then. Null where it would be more than a day
 * after the first.
 */
export function nextTry(refusedAt: number, now: number): number | null {
  const triedFor = now - refusedAt;
  const wait = Math.max(FIRST_WAIT_MS, triedFor);
  return triedFor + wait <= TRY_FOR_MS ? now + wait - TOLERANCE_MS : null;
}

/** Whether tries that began then are over, so that what is due now is another reminder. */
export function isOver(refusedAt: number, now: number): boolean {
  return now - refusedAt > TRY_FOR_MS;
}
