import type { CalendarDate, Documents } from "@seven-figures/domain";
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
const MOST_HOURS = 100;
const HOURS_A_WEEK = /\b(\d+(?:\.\d+)?) ?(?:hours?|hrs?|h) (?:a|per|each|every) (?:week|wk)\b/i;

/** The one payment that a message says: "my gym is 65 a month". */
export function saidPayment(message: string, documents: Documents, today: CalendarDate): SaidPayment | null {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const [sum, ...more] = amountsIn(laid);
  const period = sum && piecesOf(laid.pieces, "period").find(({ from }) => from >= sum.to && from - sum.to <= 2);
  if (!sum || !period || more.length > 0) return null;
  const hours = period.timesAYear === HOURS_A_YEAR ? Number(HOURS_A_WEEK.exec(message)?.[1] ?? Number.NaN) : Number.NaN;
  const week = hours > 0 && hours <= MOST_HOURS ? { hours } : null;
  return { sum: sum.value, timesAYear: week ? week.hours * WEEKS : period.timesAYear, ...week };
}
