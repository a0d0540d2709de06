import type { CalendarDate } from "../calendar-date.ts";
import type { Dollars } from "../money.ts";
import type { RiskTolerance } from "../options.ts";

/** What may happen once: a home bought, a child, a time without pay, money that comes in. */
export const ROAD_EVENT_KINDS = ["home", "child", "sabbatical", "inheritance"] as const;
export type RoadEventKind = (typeof ROAD_EVENT_KINDS)[number];

/**
 * `amount`: of a home what is paid for it of one's own, which becomes part of the home; of a child what it takes each
 * month for {@link CHILD_MONTHS}; of a sabbatical what it takes in all; of an inheritance what comes in.
 */
export interface RoadEvent {
  kind: RoadEventKind;
  date: CalendarDate;
  amount: Dollars;
}

export const CHILD_MONTHS = 216;

/** What is cleared ahead of time before anything is invested: costly debts, all of them, or none. */
export const DEBT_ORDERS = ["costly", "debts", "investing"] as const;
type DebtOrder = (typeof DEBT_ORDERS)[number];

/** What a person supposes to be otherwise than it is. Null: as their own data say. */
export interface RoadLevers {
  /** Dollars more (or less) put aside each month. */
  saving: Dollars;
  /** Dollars more (or less) spent each month. */
  spending: Dollars;
  riskTolerance: RiskTolerance | null;
  /** Return of what is invested and its spread, percent a year. */
  annualReturn: number | null;
  spread: number | null;
  /** Percent a year by which prices rise. */
  inflation: number | null;
  /** Whether income and spending rise with prices. */
  rising: boolean;
  targetYear: number | null;
  order: DebtOrder;
  events: RoadEvent[];
  /** Ids of assets that are not to move by themselves, and of those that are to grow like investments though they aren't. */
  still: string[];
  growing: string[];
}

export const NO_LEVERS: RoadLevers = {
  saving: 0,
  spending: 0,
  riskTolerance: null,
  annualReturn: null,
  spread: null,
  inflation: null,
  rising: false,
  targetYear: null,
  order: "costly",
  events: [],
  still: [],
  growing: [],
};

/** The least and the most that each lever takes; dollars a month, percent a year. */
export const LEVER_BOUNDS = {
  saving: [-1_000_000, 1_000_000],
  spending: [-1_000_000, 1_000_000],
  annualReturn: [-20, 30],
  spread: [0, 60],
  inflation: [0, 20],
} as const satisfies Partial<Record<keyof RoadLevers, readonly [number, number]>>;

export const MOST_ROAD_EVENTS = 12;
