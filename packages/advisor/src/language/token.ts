import type { CalendarDate } from "@seven-figures/domain";

/** What was recognised inside a message as one piece: an amount, a rate, a period, a date, a quotation. */
export type Slot =
  | { kind: "money"; value: number; strong: boolean; approximate: boolean }
  | { kind: "range"; low: number; high: number }
  | { kind: "percent"; value: number }
  | { kind: "date"; date: CalendarDate; yearOnly: boolean }
  | { kind: "past" }
  | { kind: "period"; timesAYear: number }
  | { kind: "hours"; perWeek: number }
  | { kind: "quote"; text: string }
  | { kind: "count"; value: number };

/**
 * One word or recognised piece. `text` is what rules match on: lower case, spelling mended, or for a slot its letter
 * and number (`M0` money, `R` range, `P` percent, `D` date, `B` past time, `T` period, `H` weekly hours, `Q` quotation,
 * `N` count). `raw` is what the person wrote.
 */
export interface Token {
  text: string;
  raw: string;
  slot: Slot | null;
}

export const SLOT_LETTERS: Record<Slot["kind"], string> = {
  money: "M",
  range: "R",
  percent: "P",
  date: "D",
  past: "B",
  period: "T",
  hours: "H",
  quote: "Q",
  count: "N",
};
