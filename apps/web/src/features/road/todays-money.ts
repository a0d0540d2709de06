import {
  type Dollars,
  dateAfterMonths,
  inTodaysDollars,
  type RoadLine,
  roadInTodaysMoney,
} from "@seven-figures/domain";
import { arrivalWords } from "#explained/road-date-words.ts";

/** When the target is reached in today's money. */
export function todaysMoneyArrival(line: RoadLine): string {
  const arrival = roadInTodaysMoney(line);
  const date = arrival?.kind === "in" ? dateAfterMonths(line.today, arrival.months) : null;
  return arrivalWords({ arrival, date });
}

/** What the target buys at today's prices on the day it is reached; null where there is no such day. */
export function targetInTodaysMoney(line: RoadLine): Dollars | null {
  if (line.arrival?.kind !== "in") return null;
  return inTodaysDollars(line.target, line.supposed.inflation, line.arrival.months / 12);
}
