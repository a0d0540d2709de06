import {
  addMonths,
  type CalendarDate,
  type Dollars,
  dateParts,
  type RoadLine,
  toTime,
  yearOf,
} from "@seven-figures/domain";
import { axisTicks } from "#chart/axis-ticks.ts";
import { plotScale } from "#chart/chart-scale.ts";
import type { RoadReading } from "./road-readings.ts";

/** CSS pixels. */
export const ROAD_HEIGHT = 300;

/** How far above the target the picture reaches: beyond it nothing is asked. */
const HEADROOM = 1.4;

let drawn: { key: string; scale: ReturnType<typeof scaleOf> } | null = null;

/**
 * The picture's scale, and the round amounts beside it. It hangs on no lever but the target, so that it holds still: the
 * same one as before while it does, and what hangs on it need not be drawn anew.
 */
export function roadScale(
  line: Pick<RoadLine, "target" | "netWorth">,
  readings: readonly RoadReading[],
  last: CalendarDate,
) {
  const ahead = readings.filter(({ month }) => month >= 0);
  const past = readings.filter(({ month }) => month <= 0).map(({ netWorth }) => netWorth);
  const top = Math.max(line.target * HEADROOM, line.netWorth * HEADROOM, ...past);
  const lowest = Math.min(0, ...past, ...ahead.map(({ netWorth }) => netWorth));
  const ticks = axisTicks([Math.max(lowest, -top), top]);
  const first = readings[0]?.time ?? toTime(last);
  const key = `${first} ${last} ${ticks.join()}`;
  if (drawn?.key !== key) drawn = { key, scale: scaleOf([first, toTime(last)], ticks) };
  return drawn.scale;
}

function scaleOf(times: readonly [number, number], ticks: readonly Dollars[]) {
  return { ...plotScale(times, [ticks[0] ?? 0, ticks.at(-1) ?? 0], ROAD_HEIGHT), ticks };
}

const MOST_YEARS = 6;

/** Whole years across the picture, a few of them, evenly spread. */
export function yearTicks(first: CalendarDate, last: CalendarDate): { year: number; time: number }[] {
  const [from, to] = [yearOf(first) + 1, yearOf(last)];
  const step = [1, 2, 5, 10, 20].find((years) => (to - from) / years <= MOST_YEARS - 1) ?? 20;
  const start = Math.ceil(from / step) * step;
  const count = Math.max(Math.floor((to - start) / step) + 1, 0);
  return Array.from({ length: count }, (_, at) => start + at * step).map((year) => ({
    year,
    time: toTime(`${year}-01-01` as CalendarDate),
  }));
}

/** The first day that the picture shows, and the last. */
export function roadSpan(readings: readonly RoadReading[], today: CalendarDate, horizon: number) {
  return { first: readings[0]?.date ?? today, last: addMonths(today, horizon) };
}

/** The fraction of months between today and a day. */
export function monthsAhead(today: CalendarDate, date: CalendarDate): number {
  const [from, to] = [dateParts(today), dateParts(date)];
  return (to.year - from.year) * 12 + (to.month - from.month) + (to.day - from.day) / 31;
}

/** To a thousandth: `toFixed` takes longer. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A path of straight pieces through places in the picture, in percent of its width and pixels from its top. */
export function straightLine(places: readonly { x: number; y: number }[]): string {
  return places.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${round(x)},${round(y)}`).join("");
}

export type RoadScale = ReturnType<typeof roadScale>;

/** The path of some amount along the readings; empty where there are fewer than two. */
export function pathOf(
  readings: readonly RoadReading[],
  amountOf: (reading: RoadReading) => Dollars | null,
  { shareOf, yOf }: Pick<RoadScale, "shareOf" | "yOf">,
): string {
  const places = readings.flatMap((reading) => {
    const amount = amountOf(reading);
    return amount === null ? [] : [{ x: shareOf(reading.time) * 100, y: bounded(yOf(amount)) }];
  });
  return places.length < 2 ? "" : straightLine(places);
}

/** Far outside the picture a line need not go further. */
export function bounded(y: number): number {
  return Math.min(Math.max(y, -ROAD_HEIGHT * 4), ROAD_HEIGHT * 5);
}
