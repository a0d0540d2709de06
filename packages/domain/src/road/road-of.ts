import type { CalendarDate } from "../calendar-date.ts";
import type { Dollars } from "../money.ts";
import { futures } from "../projections/futures.ts";
import { select } from "../projections/median.ts";
import { targetLikelihood } from "../projections/target-outlook.ts";
import type { RoadLevers } from "./road-levers.ts";
import { type RoadLine, type RoadPoint, roadLine } from "./road-line.ts";
import { besideOf, type RoadDocuments } from "./suppose-road.ts";

/** Where one future in ten stands at most, and one in ten at least; dollars by month, today's first. */
export interface RoadBand {
  low: Dollars[];
  high: Dollars[];
}

/** What has to be simulated. Null where it can't be told. */
export interface RoadChances {
  likelihood: number | null;
  band: RoadBand | null;
}

export interface Road extends RoadLine, RoadChances {}

/**
 * Everything about the road: what was, the middle line and the band around it by month, the target, milestones and
 * goals with their dates, the date and its likelihood. Pure, seeded: the same inputs give the same road. Takes some
 * tens of milliseconds; {@link roadLine} alone takes one or two.
 */
export function roadOf(
  documents: RoadDocuments,
  history: readonly RoadPoint[],
  levers: RoadLevers,
  today: CalendarDate,
): Road {
  const line = roadLine(documents, history, levers, today);
  return { ...line, ...roadChances(line) };
}

/** The likelihood of the target year, and the band up to the horizon, as many months or with as many futures as are asked for. */
export function roadChances(line: RoadLine, options: BandOptions = {}): RoadChances {
  return { likelihood: roadLikelihood(line), band: roadBand(line, options) };
}

/** The chance to stand at the target in the target year, as `targetLikelihood`, with what happens once. */
export function roadLikelihood(line: RoadLine): number | null {
  return targetLikelihood(line, besideOf(line.supposed));
}

interface BandOptions {
  months?: number;
  paths?: number;
}

/** More futures than the likelihood is counted in: the edges of the band are rarer than its middle. */
const BAND_PATHS = 4_000;

/** Up to this factor between the futures' own middle and the line, they are measured by the one relative to the other. */
const NEAR = 4;

/**
 * Futures as those that the likelihood is counted in, month by month: each month's are laid around the middle line, as
 * `simulateTarget` does; near zero, where a ratio says nothing, by their distance from their middle.
 */
export function roadBand(
  line: RoadLine,
  { months = line.horizon, paths = BAND_PATHS }: BandOptions = {},
): RoadBand | null {
  const { path, worth: middle, assumption, supposed } = line;
  if (!path) return null;
  const { worth, step } = futures({ ...path, volatility: assumption.volatility, paths, beside: besideOf(supposed) });
  const [lowPlace, middlePlace, highPlace] = [Math.floor(paths / 10), paths >> 1, Math.floor((paths * 9) / 10)];
  const sorted = new Float64Array(paths);
  const band: RoadBand = { low: [line.netWorth], high: [line.netWorth] };
  for (let month = 1; month <= Math.min(months, middle.length - 1); month++) {
    step();
    sorted.set(worth);
    const median = select(sorted, middlePlace);
    const at = middle[month] ?? 0;
    const ratio = median > 0 && at > 0 ? at / median : 0;
    const place = (value: Dollars) => (ratio > 1 / NEAR && ratio < NEAR ? value * ratio : at + (value - median));
    band.low.push(place(select(sorted, lowPlace)));
    band.high.push(place(select(sorted, highPlace)));
  }
  return band;
}
