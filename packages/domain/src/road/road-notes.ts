import { addMonths, type CalendarDate } from "../calendar-date.ts";
import type { Dollars } from "../money.ts";
import type { OutlookPiece, TargetOutlook } from "../projections/target-outlook.ts";
import { firstUnpaidMonth } from "../schedule/read-schedule.ts";
import type { RoadEvent, RoadLevers } from "./road-levers.ts";
import { LAST_ROAD_MONTH, type RoadDocuments, roadMonthOf } from "./suppose-road.ts";

/** What a person should know of the road before they read it. */
export type RoadNote =
  | { kind: "missing"; pieces: readonly OutlookPiece[] }
  | { kind: "reached" }
  | { kind: "never" }
  | { kind: "negative"; netWorth: Dollars }
  | { kind: "nothing-left"; monthly: Dollars }
  | { kind: "spending-below-zero" }
  | { kind: "more-than-earned"; monthly: Dollars }
  | { kind: "past-event"; event: RoadEvent }
  | { kind: "far-event"; event: RoadEvent }
  | { kind: "unpaid"; date: CalendarDate }
  | { kind: "year-here"; year: number }
  | { kind: "year-far"; year: number };

type Noted = Pick<
  TargetOutlook,
  "today" | "netWorth" | "targetYear" | "yearsLeft" | "missing" | "arrival" | "path" | "target"
>;
/** Chances further off say nothing. */
const LONGEST_YEARS = 60;

export function roadNotes(
  road: Noted,
  { financials }: Pick<RoadDocuments, "financials">,
  levers: RoadLevers,
): RoadNote[] {
  const { annualIncome, annualExpenses } = financials.financialInfo;
  const { today, netWorth, missing, arrival, path, yearsLeft, targetYear } = road;
  const events = levers.events.map((event) => ({ event, month: roadMonthOf(event.date, today) }));
  const notes: (RoadNote | false)[] = [
    missing.length > 0 && { kind: "missing", pieces: missing },
    arrival?.kind === "reached" && { kind: "reached" },
    arrival?.kind === "never" && { kind: "never" },
    netWorth < 0 && { kind: "negative", netWorth },
    path !== null && path.monthly <= 0 && { kind: "nothing-left", monthly: path.monthly },
    annualExpenses !== null && annualExpenses + levers.spending * 12 < 0 && { kind: "spending-below-zero" },
    path !== null &&
      annualIncome !== null &&
      levers.saving > 0 &&
      path.monthly > annualIncome / 12 && { kind: "more-than-earned", monthly: path.monthly },
    ...events.filter(({ month }) => month === 0).map(({ event }) => ({ kind: "past-event", event }) as const),
    ...events
      .filter(({ month }) => month > LAST_ROAD_MONTH)
      .map(({ event }) => ({ kind: "far-event", event }) as const),
    unpaidNote(road),
    yearsLeft === 0 && arrival?.kind !== "reached" && { kind: "year-here", year: targetYear },
    yearsLeft > LONGEST_YEARS && { kind: "year-far", year: targetYear },
  ];
  return notes.filter((note) => note !== false);
}

function unpaidNote({ path, today }: Noted): RoadNote | false {
  const month = path && firstUnpaidMonth(path.schedule);
  return month === null ? false : { kind: "unpaid", date: addMonths(today, month) };
}
