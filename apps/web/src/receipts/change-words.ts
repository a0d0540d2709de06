import {
  ASSET_TYPE_OPTIONS,
  type CalendarDate,
  COUNTRY_OPTIONS,
  DEBT_TYPE_OPTIONS,
  type FieldChange,
  type FieldValue,
  formatDate,
  formatDollars,
  GOAL_TYPE_OPTIONS,
  isCalendarDate,
  type Option,
  RISK_TOLERANCE_OPTIONS,
  STRATEGY_OPTIONS,
  TIMEFRAME_OPTIONS,
} from "@seven-figures/domain";

/** One change in words: what it is about, what it was and what it is now; null where there is nothing to show. */
export interface ChangeWords {
  subject: string;
  before: string | null;
  after: string | null;
}

const FIELD_NAMES: Record<string, string> = {
  annualIncome: "annual income",
  annualExpenses: "annual expenses",
  currentSavings: "current savings",
  interestRate: "interest rate",
  targetAmount: "target amount",
  currentAmount: "current amount",
  targetDate: "target date",
  targetYear: "target year",
  riskTolerance: "risk tolerance",
  primaryStrategy: "primary strategy",
  employmentStatus: "employment status",
  graduationYear: "graduation year",
  startYear: "start year",
  endYear: "end year",
};

const TYPE_OPTIONS: Record<string, readonly Option<string>[]> = {
  assets: ASSET_TYPE_OPTIONS,
  debts: DEBT_TYPE_OPTIONS,
  intermediateGoals: GOAL_TYPE_OPTIONS,
};

const FIELD_OPTIONS: Record<string, readonly Option<string>[]> = {
  country: COUNTRY_OPTIONS,
  timeframe: TIMEFRAME_OPTIONS,
  riskTolerance: RISK_TOLERANCE_OPTIONS,
  primaryStrategy: STRATEGY_OPTIONS,
};

/** Records of which there is one only: their field says enough. */
const SINGLE_RECORDS = ["financials.financialInfo.", "profile."];

/** How one stored change reads in a receipt and in the activity list. */
export function changeWords(change: FieldChange): ChangeWords {
  if (change.action !== "changed") return entryWords(change);
  const field = change.path.split(".").at(-1) ?? "";
  const show = (value: FieldValue) => valueWords(value, change.unit, optionsOf(change.path, field)) ?? "not set";
  return { subject: subjectOf(change, field), before: show(change.before), after: show(change.after) };
}

function entryWords({ path, thing, action, before, after, unit }: FieldChange): ChangeWords {
  const value = action === "added" ? after : before;
  const figure = valueWords(value, unit);
  const subject = `${thing} ${action}`;
  // A name stands for itself; "done" or "open" of a new step says nothing.
  if (figure === null || figure === thing || typeof value === "boolean") return { subject, before: null, after: null };
  if (path.startsWith("skills.")) return { subject: `${thing}: ${action}`, ...oneSide(action, figure) };
  return { subject, ...oneSide(action, figure) };
}

function oneSide(action: FieldChange["action"], figure: string): Pick<ChangeWords, "before" | "after"> {
  return action === "added" ? { before: null, after: figure } : { before: figure, after: null };
}

function subjectOf({ path, thing }: FieldChange, field: string): string {
  const name = FIELD_NAMES[field] ?? field;
  if (SINGLE_RECORDS.some((start) => path.startsWith(start))) return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return path.split(".").length <= 2 ? thing : `${thing}, ${name}`;
}

function optionsOf(path: string, field: string): readonly Option<string>[] {
  return (field === "type" ? TYPE_OPTIONS[path.split(".")[1] ?? ""] : FIELD_OPTIONS[field]) ?? [];
}

function valueWords(
  value: FieldValue,
  unit: FieldChange["unit"],
  options: readonly Option<string>[] = [],
): string | null {
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "done" : "open";
  if (typeof value === "number") return numberWords(value, unit);
  if (unit === "date" && isCalendarDate(value)) return formatDate(value satisfies CalendarDate);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Percentages keep up to two decimals here: a rate of 24.99% must not read as 25.0%. */
function numberWords(value: number, unit: FieldChange["unit"]): string {
  if (unit === "money") return formatDollars(value);
  return unit === "percent" ? `${Number(value.toFixed(2))}%` : String(value);
}
