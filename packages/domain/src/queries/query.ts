import type { CalendarDate } from "../calendar-date.ts";
import type { Change } from "../changes.ts";
import type { GoalStatus } from "../options.ts";

/** What a question about a person's own figures asks, as a value: read once, evaluated by `evaluateQuery`, kept for follow-ups. */

export const SIDES = ["assets", "debts", "goals"] as const;
export type Side = (typeof SIDES)[number];

/** An asset, debt or goal by its id; ids tell entries of one side apart. */
export interface ItemRef {
  side: Side;
  id: string;
}

/**
 * What an entry can be measured by. `amount`: value, balance, or what a goal has so far; `rate` and `interest` (a year's, at
 * today's balance) of debts; `percent`, `target`, `remaining`, `date` of goals.
 */
export const FIELDS = ["amount", "rate", "interest", "percent", "target", "remaining", "date"] as const;
export type Field = (typeof FIELDS)[number];

/** Some entries. Each is in a selection once, however often its parts name it. */
export type Selection =
  | { kind: "all"; side: Side }
  | { kind: "entries"; items: ItemRef[] }
  | { kind: "type"; side: Side; types: string[] }
  | { kind: "status"; statuses: GoalStatus[] }
  /** Those whose field is above, below or equal to a figure; one whose field is unknown is not among them. */
  | { kind: "where"; of: Selection; field: Field; over?: number; under?: number; equals?: number }
  /** Goals due before a day. */
  | { kind: "due-before"; date: CalendarDate }
  | { kind: "and"; parts: Selection[] }
  | { kind: "except"; of: Selection; less: Selection }
  /** So many of them from a place on (1 is the first), in the order of a field. */
  | { kind: "top"; of: Selection; by: Field; most: boolean; count: number; from: number };

export const MEASURES = [
  "net-worth",
  "assets",
  "debts",
  "income",
  "expenses",
  "surplus",
  "savings-rate",
  "months-covered",
  "interest",
  "progress",
  "target",
  "to-target",
  "next-milestone",
  "to-milestone",
  "milestones-passed",
  "debt-to-income",
  "liquid",
] as const;
export type Measure = (typeof MEASURES)[number];

const UNITS = ["money", "percent", "months", "count", "times"] as const;
export type Unit = (typeof UNITS)[number];

/** A number with a unit. Income, expenses, surplus and interest are by the year; `per` says them for another period. */
export type Quantity =
  | { kind: "measure"; measure: Measure }
  | { kind: "sum"; of: Selection; field: Field }
  /** The plain mean, or weighted by amount. */
  | { kind: "average"; of: Selection; field: Field; weighted: boolean }
  | { kind: "count"; of: Selection }
  | { kind: "amount"; value: number; unit: Unit }
  | { kind: "plus"; parts: Quantity[] }
  | { kind: "minus"; from: Quantity; less: Quantity }
  | { kind: "times"; of: Quantity; factor: number }
  /** A yearly quantity for each of so many parts of a year: 12 is by the month. */
  | { kind: "per"; of: Quantity; timesAYear: number }
  /** Percent of the whole. */
  | { kind: "share"; part: Quantity; whole: Quantity }
  /** How many times the one is the other; where the other comes or goes by so many months, how long that takes, in months. */
  | { kind: "ratio"; of: Quantity; to: Quantity; months?: number }
  /** Months of expenses that a sum pays. */
  | { kind: "cover"; by: Quantity }
  /** The same for somebody who has all but these entries. */
  | { kind: "without"; of: Quantity; less: Selection }
  /** What a goal asks for each month to be full in so many months (null: by its date), plainly divided. */
  | { kind: "needed"; goal: ItemRef; months: number | null }
  /** The amount in some months, at a saving each month (null: what is left over today) and the assumed growth. */
  | { kind: "projected"; months: number; saving: Quantity | null }
  /** A sum that grows by so many percent a year. */
  | { kind: "grown"; of: Quantity; annualPercent: number; months: number };

export type Comparison = "difference" | "more" | "enough" | "equal";

export type Query =
  | { kind: "value"; of: Quantity }
  | { kind: "compare"; left: Quantity; right: Quantity; as: Comparison }
  /** Whether a figure is what somebody says it is. */
  | { kind: "claimed"; of: Quantity; claim: number }
  /** Entries by a field, the most or the least first; `count` of them from a place on (1 is the first). */
  | { kind: "list"; of: Selection; by: Field; most: boolean; count: number | null; from: number }
  /** Where one stands among others. */
  | { kind: "place"; item: ItemRef; among: Selection; by: Field }
  /** Months until debts are paid off by a monthly payment, with the interest; null: what is left over each month. */
  | { kind: "until-zero"; of: Selection; payment: Quantity | null }
  /** The level monthly payment that clears debts in so many months. */
  | { kind: "clear-in"; of: Selection; months: number }
  /** Months until net worth, or a goal, is at an amount, at a saving each month; null: what is left over each month. */
  | { kind: "until"; goal: ItemRef | null; amount: Quantity | null; saving: Quantity | null }
  /** What to put aside each month to have a goal, or an amount, in so many months; null: by the date that is set. */
  | { kind: "save-by"; goal: ItemRef | null; amount: Quantity | null; months: number | null }
  | { kind: "afford"; price: Quantity; monthly: boolean }
  /** The day or year that is set for a goal, or for the target (null), and how long that is. */
  | { kind: "due"; goal: ItemRef | null }
  | { kind: "steps"; goal: ItemRef; which: "all" | "open" | "done" | "next" }
  | { kind: "known"; item: ItemRef }
  | { kind: "past"; of: Quantity; at: CalendarDate }
  | { kind: "change"; of: Quantity; from: CalendarDate; to: CalendarDate | null }
  | { kind: "when"; of: Quantity; was: number }
  | { kind: "changed-when"; item: ItemRef }
  /** The most or the least that a figure ever came to. */
  | { kind: "extreme-past"; of: Quantity; most: boolean }
  /** All that changed between the ends of two days, or what of one entry did. */
  | { kind: "moved"; item: ItemRef | null; from: CalendarDate; to: CalendarDate | null }
  /** The same question before and after changes that nobody made. */
  | { kind: "suppose"; changes: Change[]; query: Query };
