import { type CalendarDate, calendarDate } from "@seven-figures/domain";

const MOST_TICKS = 4;
/** Room that a label needs, as a part of an even spread: the labels at the ends reach inward. */
const FROM_ENDS = 0.85;
const APART = 0.6;

export function toDate(time: number): CalendarDate {
  const date = new Date(time);
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Up to four of the points' own times, evenly spread, with the first and the last. */
export function timeTicks(times: readonly number[]): number[] {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const apart = (last - first) / (MOST_TICKS - 1);
  const ticks = [first];
  for (let at = 1; at < MOST_TICKS - 1; at++) {
    const time = nearest(times, first + at * apart);
    const fromEnds = Math.min(time - first, last - time);
    const fromLast = time - (ticks.at(-1) ?? first);
    if (time > first && fromEnds >= apart * FROM_ENDS && fromLast >= apart * APART) ticks.push(time);
  }
  return last === first ? ticks : [...ticks, last];
}

/** The place of the time nearest to another one. */
export function nearestTime(times: readonly number[], wanted: number): number {
  return times.indexOf(nearest(times, wanted));
}

function nearest(times: readonly number[], wanted: number): number {
  return times.reduce((best, time) => (Math.abs(time - wanted) < Math.abs(best - wanted) ? time : best), times[0] ?? 0);
}
