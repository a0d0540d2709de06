import type { AppliedChanges } from "../apply-changes.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { FieldChange } from "../field-changes.ts";
import type { Submilestone } from "../goals.ts";
import type { Dollars } from "../money.ts";
import type { Item } from "./items.ts";
import type { Query, Unit } from "./query.ts";

/** What is not on record and would have to be known, each by name. */
export type Missing =
  | { kind: "income" | "expenses" | "assets" | "debts" | "goals" | "target-date" }
  /** Figures of earlier days; `since` is the first day of which they are known, where there is one. */
  | { kind: "history"; since?: CalendarDate }
  | { kind: "none-such" }
  | { kind: "rate" | "date" | "amount"; name: string };

export interface Unknown {
  kind: "unknown";
  missing: Missing[];
}

/** A number that is known. `leftOut` are debts whose rate is not known, so that they count for nothing in it. */
export interface Figure {
  kind: "figure";
  value: number;
  unit: Unit;
  leftOut: Item[];
}

/** Why a figure can't be told although everything is known. */
type Senseless = { kind: "no-sense"; why: "nothing-to-divide-by" | "nothing-selected" };

export type Measured = Figure | Unknown | Senseless;

interface Placed {
  item: Item;
  /** Its field; a day as text. */
  value: number | CalendarDate;
}

/** `since` is later than the day that was asked for where that one's figure is not known. */
interface ChangedFigure {
  kind: "changed";
  from: Figure;
  to: Figure;
  change: number;
  since: CalendarDate;
  asked: CalendarDate;
  until: CalendarDate;
  /** The first figure was told later. */
  isTold?: true;
}

export type Outcome =
  | Unknown
  | Senseless
  | { kind: "figure"; figure: Figure; items: Item[] }
  | { kind: "comparison"; left: Figure; right: Figure; difference: number }
  | { kind: "claim"; is: Figure; claim: number; holds: boolean }
  /** `unplaced`: those whose field is not known. */
  | { kind: "list"; placed: Placed[]; unplaced: Item[]; unit: Unit | "date"; total: number }
  | { kind: "place"; place: number; of: number; item: Item }
  /** Each month's payment until nothing is left: whole months, the last payment the smaller one. */
  | { kind: "paid-off"; months: number; interest: Dollars; lastPayment: Dollars; payment: Dollars; date: CalendarDate }
  /**
   * The payment does not outrun the interest; `least` a month would, in the end. Several debts with `minimums`: it is less than
   * the least payments that they are taken to ask for, `least` together.
   */
  | { kind: "never-paid"; payment: Dollars; least: Dollars; minimums?: true }
  | { kind: "payment"; payment: Dollars; interest: Dollars; months: number }
  | { kind: "reached-in"; months: number; date: CalendarDate | null; saving: Dollars; amount: Dollars }
  | { kind: "reached" }
  | { kind: "never-reached"; saving: Dollars; amount: Dollars }
  | { kind: "save"; monthly: Dollars; months: number; remaining: Dollars }
  | { kind: "too-late"; remaining: Dollars }
  | { kind: "afford"; price: Dollars; left: Dollars; enough: boolean; monthsCoveredAfter: number | null }
  | { kind: "due"; date: CalendarDate | null; year: number; months: number }
  | { kind: "steps"; steps: Pick<Submilestone, "title" | "completed" | "targetAmount" | "targetDate">[] }
  | { kind: "known"; item: Item }
  /** `told`: it was told later, of that day, which is the last one of which anything was told. */
  | { kind: "past"; figure: Figure; at: CalendarDate; told?: CalendarDate }
  | ChangedFigure
  | { kind: "on-day"; date: CalendarDate }
  /** The day on which a figure went past an amount, with what it was before it and on it. */
  | { kind: "crossed"; date: CalendarDate; from: Figure; to: Figure }
  /** On all days from `since` on it was above, or below. */
  | { kind: "never-was"; since: CalendarDate; isAbove: boolean }
  | {
      kind: "moved";
      fields: FieldChange[];
      worth: ChangedFigure | null;
      since: CalendarDate;
      asked: CalendarDate;
      until: CalendarDate;
    }
  /** `refused`: supposed changes that can't be, such as more taken from an account than is in it; they count for nothing. */
  | { kind: "supposed"; before: Outcome; after: Outcome; query: Query; refused: AppliedChanges["refused"] };
