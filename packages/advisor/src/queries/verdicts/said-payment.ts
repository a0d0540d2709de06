import type { CalendarDate, Documents } from "@seven-figures/domain";
import { readerTokens } from "../../reader/reader-tokens.ts";
import { layOut, piecesOf } from "../pieces.ts";
import { amountsIn } from "./verdict.ts";

/** A sum that comes or goes again and again. */
export interface SaidPayment {
  sum: number;
  timesAYear: number;
}

/** The one payment that a message says: "my gym is 65 a month". */
export function saidPayment(message: string, documents: Documents, today: CalendarDate): SaidPayment | null {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const [sum, ...more] = amountsIn(laid);
  const period = sum && piecesOf(laid.pieces, "period").find(({ from }) => from >= sum.to && from - sum.to <= 2);
  return sum && period && more.length === 0 ? { sum: sum.value, timesAYear: period.timesAYear } : null;
}
