import {
  addMonths,
  type CalendarDate,
  DAYS_A_MONTH,
  type Dollars,
  daysBetween,
  formatDate,
  formatFullMonth,
  type RoadBand,
  type RoadLine,
  toTime,
} from "@seven-figures/domain";
import type { ShowMoney } from "./shown-money.ts";

/** What the road says at one day; amounts as they are shown. */
export interface RoadReading {
  date: CalendarDate;
  time: number;
  label: string;
  netWorth: Dollars;
  /** Of the days ahead: where one future in ten stands at most, and one in ten at least; null until they are known. */
  low: Dollars | null;
  high: Dollars | null;
  /** What the target comes to by then. */
  target: Dollars;
  /** Months from today; negative before it. */
  month: number;
}

/** Months between two readings of the future. */
const STEP = 3;

/** The past day by day as it is known, today, and every third month ahead. */
export function roadReadings(line: RoadLine, band: RoadBand | null, horizon: number, show: ShowMoney): RoadReading[] {
  const past = line.past.map(({ date, netWorth }): RoadReading => {
    const month = date === line.today ? 0 : daysBetween(line.today, date) / DAYS_A_MONTH;
    const label = month === 0 ? "Today" : formatDate(date);
    return { date, time: toTime(date), label, month, netWorth, low: null, high: null, target: line.target };
  });
  const shownPast = past.map((reading) => ({
    ...reading,
    netWorth: show(reading.netWorth, reading.month),
    target: show(line.target, reading.month),
  }));
  if (!line.path) return shownPast;
  const months = Math.min(horizon, line.worth.length - 1);
  const ahead = Array.from({ length: Math.floor(months / STEP) }, (_, at) => readingAt((at + 1) * STEP));
  return [...shownPast, ...ahead];

  function readingAt(month: number): RoadReading {
    const date = addMonths(line.today, month);
    const [low, high] = [band?.low[month], band?.high[month]];
    return {
      date,
      time: toTime(date),
      // Few are read; writing out all of them would take longer than the line.
      get label() {
        return formatFullMonth(date);
      },
      month,
      netWorth: show(line.worth[month] ?? 0, month),
      low: low === undefined ? null : show(low, month),
      high: high === undefined ? null : show(high, month),
      target: show(line.target, month),
    };
  }
}

/** The readings for a table: the past at most twelve times, today, and each year ahead. */
export function tableReadings(readings: readonly RoadReading[]): RoadReading[] {
  const past = readings.filter(({ month }) => month < 0);
  const every = Math.ceil(past.length / 12) || 1;
  return [
    ...past.filter((_, at) => (past.length - at) % every === 0),
    ...readings.filter(({ month }) => month >= 0 && Math.round(month) % 12 === 0),
  ];
}
