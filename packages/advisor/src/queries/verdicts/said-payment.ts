import type { CalendarDate, Documents } from "@seven-figures/domain";
import { slotsOf } from "../../language/phrase.ts";
import { readerTokens } from "../../reader/reader-tokens.ts";
import { layOut, piecesOf } from "../pieces.ts";
import { amountsIn } from "./verdict.ts";

/** A sum that comes or goes again and again. */
export interface SaidPayment {
  sum: number;
  timesAYear: number;
  /** Of a wage by the hour: how many of them a week. */
  hours?: number;
}

const HOURS_A_YEAR = 2080;
const WEEKS = 52;

/** The one payment that a message says: "my gym is 65 a month". */
export function saidPayment(message: string, documents: Documents, today: CalendarDate): SaidPayment | null {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const [sum, ...more] = amountsIn(laid);
  const period = sum && piecesOf(laid.pieces, "period").find(({ from }) => from >= sum.to && from - sum.to <= 2);
  if (!sum || !period || more.length > 0) return null;
  const [week] = period.timesAYear === HOURS_A_YEAR ? slotsOf(laid.tokens, "hours") : [];
  if (!week) return { sum: sum.value, timesAYear: period.timesAYear };
  return { sum: sum.value, timesAYear: week.perWeek * WEEKS, hours: week.perWeek };
}
