import type { CalendarDate, RoadLine } from "@seven-figures/domain";
import type { MoneyView } from "#money-view/use-money-view.ts";
import { type RoadReading, roadReadings } from "./road-readings.ts";
import type { RoadAnswer } from "./road-request.ts";
import { roadSpan } from "./road-scale.ts";
import { type ShowMoney, showMoney } from "./shown-money.ts";

/** A road with what is read off it, as it is drawn. */
export interface DrawnRoad {
  line: RoadLine;
  /** Undefined while it is worked out, null where it can't be told. */
  likelihood: number | null | undefined;
  readings: readonly RoadReading[];
  /** The first and the last day that are drawn. */
  span: { first: CalendarDate; last: CalendarDate };
  show: ShowMoney;
}

/** `known`: the futures of this road, or of the one before until they are there; undefined while there are none. */
export function drawnRoad(line: RoadLine, known: Pick<RoadAnswer, "chances"> | undefined, view: MoneyView): DrawnRoad {
  const show = showMoney(view, line.supposed.inflation);
  const readings = roadReadings(line, known?.chances.band ?? null, line.horizon, show);
  return {
    line,
    likelihood: known?.chances.likelihood,
    readings,
    span: roadSpan(readings, line.today, line.horizon),
    show,
  };
}
