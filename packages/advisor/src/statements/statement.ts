import type { AssetType, BasicInfo, CalendarDate, DebtType, GoalStatus, GoalType, Target } from "@seven-figures/domain";

export type Side = "asset" | "debt";

/** An asset, debt or goal as a person refers to it. */
export interface Mention {
  /** The words that tell it from others, lower case. */
  words: string[];
  /** The same as a name to store. */
  name: string;
  side: Side | null;
  /** Said to be another one than those known ("also", "a new", "add a"). */
  isNew: boolean;
  /** "a savings account", not "my" or "the". */
  indefinite: boolean;
  /** "it", "that one": what was spoken of just before. */
  pronoun: boolean;
  /** "both cards", "all my goals", "my debts". */
  many: "all" | "both" | null;
  /** Given in quotation marks: the name to the letter. */
  exact: boolean;
  /** What a thing with such a name is said to be: "a savings account called ...". */
  kind?: string[];
}

export type EntryAction =
  | "set"
  | "own"
  | "add"
  | "subtract"
  | "put"
  | "pay"
  | "charge"
  | "pay-share"
  | "pay-off"
  | "remove"
  | "rename"
  | "retype"
  | "rate";

export interface EntryStatement {
  kind: "entry";
  action: EntryAction;
  mention: Mention;
  amount: number | null;
  rate: number | null;
  /** Of a payment as a share of the balance, or a rise or fall as one of the value: 0.5 for half. */
  share?: number;
  /** The entry that was meant, once it was asked for. */
  target?: string;
  /** Where nothing of that name is stored it is a new entry. */
  orNew?: boolean;
  rename?: string;
  retype?: AssetType | DebtType;
}

export interface YearlyStatement {
  kind: "yearly";
  of: "annualIncome" | "annualExpenses";
  mode: "set" | "add" | "subtract" | "percent";
  /** Dollars, or percent (negative for a cut). */
  amount: number;
  /** How often a year the amount comes; null where it was not said. */
  timesAYear: number | null;
}

export interface GoalAddStatement {
  kind: "goal-add";
  title: string;
  type: GoalType;
  targetAmount: number | null;
  currentAmount: number | null;
  targetDate: CalendarDate | null;
  /** The debt that the goal is to pay off, where it is one. */
  payOff: Mention | null;
}

/**
 * What is to change of a goal. Amounts: `by` adds or subtracts; `left` is what is still to be saved; `saved` was put
 * aside, all of it or more of it: where less than what is there, it comes on top.
 */
export interface GoalEdit {
  title?: string;
  type?: GoalType;
  target?: { to: number } | { by: number };
  current?: { to: number } | { by: number } | { left: number } | { saved: number };
  progress?: number;
  targetDate?: CalendarDate | null;
  shiftMonths?: number;
  status?: GoalStatus;
  description?: string;
}

export interface GoalEditStatement {
  kind: "goal-edit";
  mention: Mention;
  /** The goal that was meant, once it was asked for. */
  target?: string;
  edit: GoalEdit;
}

export interface GoalRemoveStatement {
  kind: "goal-remove";
  mention: Mention;
  target?: string;
}

export interface StepStatement {
  kind: "step";
  action: "add" | "remove" | "tick" | "untick" | "date" | "amount" | "rename";
  goal: Mention | null;
  target?: string;
  titles: string[];
  amount: number | null;
  date: CalendarDate | null;
}

export interface TargetStatement {
  kind: "target";
  amount: { to: number } | { by: number } | null;
  year: { to: number } | { by: number } | null;
}

/** Two figures where one is meant; `of` is what the one that is chosen will be of. */
export interface RangeStatement {
  kind: "range";
  low: number;
  high: number;
  about: string;
  of?: YearlyStatement | EntryStatement;
}

/** "Update my income": the figure is still to be said. */
export interface OpenYearlyStatement {
  kind: "yearly-open";
  of: YearlyStatement["of"];
  timesAYear: number | null;
}

export type Statement =
  | YearlyStatement
  | OpenYearlyStatement
  | { kind: "current-savings"; mode: "set" | "add" | "subtract"; amount: number }
  | EntryStatement
  | GoalAddStatement
  | GoalEditStatement
  | GoalRemoveStatement
  | StepStatement
  | TargetStatement
  | { kind: "strategy"; fields: Partial<Pick<Target, "riskTolerance" | "primaryStrategy" | "timeframe">> }
  | { kind: "basic-info"; fields: Partial<BasicInfo> }
  | { kind: "names"; list: "skills" | "interests"; add: string[]; remove: string[] }
  | { kind: "none"; of: "assets" | "debts" }
  | RangeStatement
  | { kind: "vague-amount"; text: string };

/** What was said that is never written, and why. */
export type Unwritten =
  | "question"
  | "hypothetical"
  | "others"
  | "past"
  | "intention"
  | "negation"
  | "wish"
  | "single-cost"
  | "one-off"
  | "recurring"
  | "no-balance";
