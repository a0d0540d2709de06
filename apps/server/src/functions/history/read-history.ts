import { setImmediate as nextTurn } from "node:timers/promises";
import { type CalendarDate, dayInTimeZone, figureChanges, type History } from "@seven-figures/domain";
import type { PersonReader } from "../../store/person-reader.ts";
import { netWorthPoints } from "./net-worth-points.ts";

/** What an advisor is handed stays small, since it goes to another process with each message that asks for it. */
const MOST_CHANGES = 300;
const MOST_FIELDS = 600;
const MOST_POINTS = 400;

/**
 * What the change log tells of a person's figures, the newest changes within bounds, and the points of net worth from before
 * them. Days are those of the person's time zone, as far as it is known.
 */
export async function readHistory(
  reader: PersonReader,
  today: CalendarDate,
  timeZone: string | undefined,
): Promise<History> {
  const changes: History["changes"] = [];
  let since = today;
  let fieldsLeft = MOST_FIELDS;
  for await (const change of reader.changes(MOST_CHANGES)) {
    since = dayInTimeZone(change.at, timeZone);
    const fields = figureChanges(change.before, change.after);
    fieldsLeft -= fields.length;
    if (change.isSummaryOnly || fieldsLeft < 0) break;
    if (fields.length > 0) changes.unshift({ date: since, fields });
    // Comparing the states of a large change takes some milliseconds: others get their turn in between.
    await nextTurn();
  }
  const points = netWorthPoints(await reader.netWorthPoints());
  const earlier = points.filter(({ date }) => date < since).slice(-MOST_POINTS);
  return { since, changes, earlier: earlier.map((point) => ({ ...point, date: point.date as CalendarDate })) };
}
