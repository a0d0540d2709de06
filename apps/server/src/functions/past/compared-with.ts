import {
  arrivalDay,
  type CalendarDate,
  dayInTimeZone,
  type Financials,
  hasBalances,
  targetOutlook,
} from "@seven-figures/domain";
import type { PersonReader } from "../../store/person-reader.ts";
import type { StoredDocuments } from "../../store/stored-documents.ts";

/** What a check-in is compared with. */
export interface Compared {
  /** Null where there was nothing before it. */
  date: CalendarDate | null;
  financials: Financials;
  /** When the target was to be reached, as it was told on that day. */
  arrival: CalendarDate | null;
}

/**
 * The balances of the last check-in, or where there was none (or they are no longer kept) those that stand now, which
 * are as old as their last change.
 */
export async function comparedWith(
  reader: PersonReader,
  { documents, revisions }: StoredDocuments,
  today: CalendarDate,
  timeZone: string | undefined,
): Promise<Compared> {
  const { financials, past, profile, goals } = documents;
  const last = past.checkIns.at(-1);
  const then = last && (await reader.financialsAtCheckIn(financials));
  if (last && then) return { date: last.date, financials: then, arrival: last.arrival };
  const outlook = targetOutlook(financials, profile.financialGoal, today, goals.intermediateGoals);
  const isNew = revisions.financials === 0 || !hasBalances(financials);
  return {
    date: isNew ? null : dayInTimeZone(Date.parse(financials.updatedAt), timeZone),
    financials,
    arrival: arrivalDay(outlook),
  };
}
