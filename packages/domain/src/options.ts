/** The option lists of the specification. A value's label is what people read. */

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

function valuesOf<const Value extends string>(options: readonly Option<Value>[]): [Value, ...Value[]] {
  return options.map((option) => option.value) as [Value, ...Value[]];
}

/** Of a value that people read as it is. */
function asOption<const Value extends string>(value: Value): Option<Value> {
  return { value, label: value };
}

export const EMPLOYMENT_STATUSES = [
  "Employed",
  "Part-time",
  "Freelancer",
  "Entrepreneur",
  "Student",
  "Unemployed",
  "Retired",
] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];
export const EMPLOYMENT_STATUS_OPTIONS = EMPLOYMENT_STATUSES.map(asOption);

export const COUNTRY_OPTIONS = [
  { value: "US", label: "United States (USD)" },
  { value: "CA", label: "Canada (CAD)" },
  { value: "GB", label: "United Kingdom (GBP)" },
  { value: "AU", label: "Australia (AUD)" },
  { value: "DE", label: "Germany (EUR)" },
  { value: "FR", label: "France (EUR)" },
  { value: "IT", label: "Italy (EUR)" },
  { value: "ES", label: "Spain (EUR)" },
  { value: "NL", label: "Netherlands (EUR)" },
  { value: "CH", label: "Switzerland (CHF)" },
  { value: "JP", label: "Japan (JPY)" },
  { value: "SG", label: "Singapore (SGD)" },
  { value: "SE", label: "Sweden (SEK)" },
  { value: "NO", label: "Norway (NOK)" },
  { value: "DK", label: "Denmark (DKK)" },
  { value: "OTHER", label: "Other (USD)" },
] as const;
export const COUNTRIES = valuesOf(COUNTRY_OPTIONS);
export type Country = (typeof COUNTRIES)[number];

export const TIMEFRAME_OPTIONS = [
  { value: "1-3", label: "1-3 years" },
  { value: "3-5", label: "3-5 years" },
  { value: "5-10", label: "5-10 years" },
  { value: "10+", label: "10+ years" },
] as const;
export const TIMEFRAMES = valuesOf(TIMEFRAME_OPTIONS);
export type Timeframe = (typeof TIMEFRAMES)[number];

export const RISK_TOLERANCE_OPTIONS = [
  { value: "conservative", label: "Conservative" },
  { value: "moderate", label: "Moderate" },
  { value: "aggressive", label: "Aggressive" },
] as const;
export const RISK_TOLERANCES = valuesOf(RISK_TOLERANCE_OPTIONS);
export type RiskTolerance = (typeof RISK_TOLERANCES)[number];

export const STRATEGY_OPTIONS = [
  { value: "investing", label: "Investing" },
  { value: "real-estate", label: "Real estate" },
  { value: "business", label: "Business" },
  { value: "mixed", label: "Mixed" },
  { value: "other", label: "Other" },
] as const;
export const STRATEGIES = valuesOf(STRATEGY_OPTIONS);
export type Strategy = (typeof STRATEGIES)[number];

export const ASSET_TYPE_OPTIONS = [
  { value: "real-estate", label: "Real estate" },
  { value: "stocks", label: "Stocks" },
  { value: "bonds", label: "Bonds" },
  { value: "savings", label: "Savings" },
  { value: "retirement", label: "Retirement" },
  { value: "crypto", label: "Crypto" },
  { value: "business", label: "Business" },
  { value: "other", label: "Other" },
] as const;
export const ASSET_TYPES = valuesOf(ASSET_TYPE_OPTIONS);
export type AssetType = (typeof ASSET_TYPES)[number];

export const DEBT_TYPE_OPTIONS = [
  { value: "mortgage", label: "Mortgage" },
  { value: "credit-card", label: "Credit card" },
  { value: "student-loan", label: "Student loan" },
  { value: "car-loan", label: "Car loan" },
  { value: "personal-loan", label: "Personal loan" },
  { value: "business-loan", label: "Business loan" },
  { value: "other", label: "Other" },
] as const;
export const DEBT_TYPES = valuesOf(DEBT_TYPE_OPTIONS);
export type DebtType = (typeof DEBT_TYPES)[number];

export const GOAL_TYPE_OPTIONS = [
  { value: "financial", label: "Financial Goals" },
  { value: "skill", label: "Skill-Based Goals" },
  { value: "behavior", label: "Financial Behavior Goals" },
  { value: "lifestyle", label: "Lifestyle Discipline Goals" },
  { value: "networking", label: "Networking & Mentorship Goals" },
  { value: "project", label: "Project / Output-Based Goals" },
] as const;
export const GOAL_TYPES = valuesOf(GOAL_TYPE_OPTIONS);
export type GoalType = (typeof GOAL_TYPES)[number];

export const GOAL_STATUSES = ["Not Started", "In Progress", "Completed"] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];
export const GOAL_STATUS_OPTIONS = GOAL_STATUSES.map(asOption);

/** The label of a value in one of the lists above; an unset value has none. */
export function labelOf<Value extends string>(options: readonly Option<Value>[], value: Value | null): string {
  return options.find((option) => option.value === value)?.label ?? "";
}
