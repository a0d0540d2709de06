import type { Asset, Debt, FinancialInfo } from "./financials.ts";
import type { Goal, Submilestone } from "./goals.ts";
import {
  ASSET_TYPE_OPTIONS,
  COUNTRY_OPTIONS,
  DEBT_TYPE_OPTIONS,
  EMPLOYMENT_STATUS_OPTIONS,
  GOAL_STATUS_OPTIONS,
  GOAL_TYPE_OPTIONS,
  type Option,
  RISK_TOLERANCE_OPTIONS,
  STRATEGY_OPTIONS,
  TIMEFRAME_OPTIONS,
} from "./options.ts";
import type { CheckIn, ToldFigure } from "./past.ts";
import type { BasicInfo, EducationEntry, ExperienceEntry, Target } from "./profile.ts";
import type { Scenario } from "./scenarios.ts";

/** How the values of a field are read. */
export type FieldUnit = "money" | "percent" | "date" | "text";

/**
 * What holds of a field wherever it is shown: on forms, in their messages, in receipts, in the activity list, in files
 * and in the chat. The rules of entities are made with these names.
 */
export interface FieldFacts {
  /** On a form. */
  label: string;
  /** Where its thing is named beside it; the label if not said. */
  short?: string;
  /** What messages about it begin with; the label if not said. */
  named?: string;
  /** In the sentences of the chat; the short name in small letters if not said. */
  spoken?: string;
  /** Whether it "are" something. */
  isPlural?: boolean;
  unit: FieldUnit;
  options?: readonly Option<string>[];
}

type Facts<Entity> = { readonly [Key in keyof Entity]-?: FieldFacts };

export const FINANCIAL_INFO_FIELDS = {
  annualIncome: { label: "Annual Income", spoken: "yearly income", unit: "money" },
  annualExpenses: { label: "Annual Expenses", spoken: "yearly expenses", isPlural: true, unit: "money" },
  currentSavings: { label: "Current Savings", spoken: "Current Savings", isPlural: true, unit: "money" },
} as const satisfies Facts<FinancialInfo>;

export const ASSET_FIELDS = {
  name: { label: "Asset Name", short: "Name", named: "Asset name", unit: "text" },
  type: { label: "Type", named: "Asset type", unit: "text", options: ASSET_TYPE_OPTIONS },
  value: { label: "Value", named: "Asset value", unit: "money" },
  description: { label: "Description", unit: "text" },
} as const satisfies Facts<Omit<Asset, "id">>;

export const DEBT_FIELDS = {
  name: { label: "Debt Name", short: "Name", named: "Debt name", unit: "text" },
  type: { label: "Type", named: "Debt type", unit: "text", options: DEBT_TYPE_OPTIONS },
  balance: { label: "Balance", named: "Debt balance", unit: "money" },
  interestRate: { label: "Interest rate (APR)", short: "Interest rate", named: "Interest rate", unit: "percent" },
  description: { label: "Description", unit: "text" },
} as const satisfies Facts<Omit<Debt, "id">>;

export const STEP_FIELDS = {
  title: { label: "Title", named: "Submilestone title", unit: "text" },
  description: { label: "Description", unit: "text" },
  targetAmount: { label: "Target Amount", named: "Submilestone amount", spoken: "target", unit: "money" },
  targetDate: { label: "Target Date", named: "Target date", spoken: "deadline", unit: "date" },
  completed: { label: "Completed", unit: "text" },
} as const satisfies Facts<Omit<Submilestone, "id" | "order">>;

export const GOAL_FIELDS = {
  title: { label: "Goal Title", short: "Title", named: "Goal title", unit: "text" },
  type: { label: "Goal Type", short: "Type", named: "Goal type", unit: "text", options: GOAL_TYPE_OPTIONS },
  targetAmount: { label: "Target Amount", named: "Target amount", spoken: "target", unit: "money" },
  currentAmount: { label: "Current Amount", named: "Current amount", spoken: "amount saved", unit: "money" },
  progress: { label: "Progress", unit: "percent" },
  targetDate: { label: "Target Date", named: "Target date", spoken: "deadline", unit: "date" },
  status: { label: "Status", unit: "text", options: GOAL_STATUS_OPTIONS },
  description: { label: "Description", unit: "text" },
  category: { label: "Category", unit: "text" },
} as const satisfies Facts<Omit<Goal, "id" | "submilestones" | "createdAt" | "updatedAt">>;

export const BASIC_INFO_FIELDS = {
  name: { label: "Name", unit: "text" },
  email: { label: "Email", unit: "text" },
  birthday: { label: "Birthday", unit: "date" },
  location: { label: "Location", unit: "text" },
  occupation: { label: "Occupation", unit: "text" },
  country: { label: "Country", unit: "text", options: COUNTRY_OPTIONS },
  employmentStatus: { label: "Employment status", unit: "text", options: EMPLOYMENT_STATUS_OPTIONS },
} as const satisfies Facts<BasicInfo>;

export const EDUCATION_FIELDS = {
  school: { label: "School", unit: "text" },
  field: { label: "Field of study", unit: "text" },
  graduationYear: { label: "Graduation year", named: "Year", unit: "text" },
} as const satisfies Facts<EducationEntry>;

export const EXPERIENCE_FIELDS = {
  company: { label: "Company", unit: "text" },
  position: { label: "Position", unit: "text" },
  startYear: { label: "Start year", named: "Year", unit: "text" },
  endYear: { label: "End year", named: "Year", unit: "text" },
  description: { label: "Description", unit: "text" },
} as const satisfies Facts<ExperienceEntry>;

export const TARGET_FIELDS = {
  targetAmount: { label: "Target amount", spoken: "target", unit: "money" },
  targetYear: { label: "Target year", unit: "text" },
  timeframe: { label: "Timeframe", unit: "text", options: TIMEFRAME_OPTIONS },
  riskTolerance: { label: "Risk tolerance", unit: "text", options: RISK_TOLERANCE_OPTIONS },
  primaryStrategy: { label: "Primary strategy", unit: "text", options: STRATEGY_OPTIONS },
} as const satisfies Facts<Target>;

export const TOLD_FIELDS = {
  date: { label: "When", short: "Date", named: "Date", unit: "date" },
  of: { label: "What it is of", short: "Kind", named: "Kind of figure", unit: "text" },
  name: { label: "Name", unit: "text" },
  amount: { label: "Amount", unit: "money" },
} as const satisfies Facts<Omit<ToldFigure, "id">>;

export const CHECK_IN_FIELDS = {
  date: { label: "Date", unit: "date" },
  since: { label: "Since", unit: "date" },
  netWorth: { label: "Net worth", unit: "money" },
  saved: { label: "Saved", unit: "money" },
  market: { label: "Market", unit: "money" },
  paidOff: { label: "Debts", unit: "money" },
  arrival: { label: "Arrival", unit: "date" },
  arrivalBefore: { label: "Arrival before", unit: "date" },
} as const satisfies Facts<Omit<CheckIn, "id">>;

export const SCENARIO_FIELDS = {
  name: { label: "Name", named: "Scenario name", unit: "text" },
  address: { label: "Levers", unit: "text" },
} as const satisfies Facts<Omit<Scenario, "id">>;

/** A field where its thing is named beside it. */
export function shortName({ short, label }: FieldFacts): string {
  return short ?? label;
}

/** A field in a sentence of the chat. */
export function spokenName(facts: FieldFacts): string {
  return facts.spoken ?? shortName(facts).toLowerCase();
}
