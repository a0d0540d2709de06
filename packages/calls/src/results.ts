import {
  type Asset,
  type CheckIn,
  type Debt,
  debtPaymentsSchema,
  type FieldChange,
  type FinancialGoal,
  type FinancialInfo,
  type Financials,
  type Goal,
  type Instant,
  type Profile,
  type Scenario,
  type Skills,
  type ToldFigure,
} from "@seven-figures/domain";
import * as z from "zod/mini";

/** What calls answer. An answer that is not of its shape is a defect of the server and goes out as INTERNAL. */

const record = <Value>(keys: readonly (keyof Value & string)[]) =>
  z.custom<Value>((value) => typeof value === "object" && value !== null && keys.every((key) => key in value));

export const instant = z.custom<Instant>((value) => typeof value === "string" && !Number.isNaN(Date.parse(value)));
const stamps = { createdAt: instant, updatedAt: instant, revision: z.int() };
const amount = z.number();

export const asset = record<Asset>(["id", "name", "type", "value"]);
export const debt = record<Debt>(["id", "name", "type", "balance", "interestRate"]);
export const goal = record<Goal>(["id", "title", "type", "status", "submilestones"]);
const financialInfo = record<FinancialInfo>(["annualIncome", "annualExpenses", "currentSavings"]);
const financialGoal = record<FinancialGoal>(["targetAmount", "targetYear"]);

export const profileResult = z.object({
  basicInfo: record<Profile["basicInfo"]>(["name", "email", "country", "employmentStatus"]),
  educationHistory: z.array(record<Profile["educationHistory"][number]>(["school", "field", "graduationYear"])),
  experience: z.array(record<Profile["experience"][number]>(["company", "position", "startYear", "endYear"])),
  financialGoal,
  ...stamps,
});
export type ProfileResult = z.infer<typeof profileResult>;

export const financialsResult = z.object({
  financialInfo,
  assets: z.nullable(z.array(asset)) satisfies z.ZodMiniType<Financials["assets"]>,
  debts: z.nullable(z.array(debt)) satisfies z.ZodMiniType<Financials["debts"]>,
  debtPayments: z.optional(debtPaymentsSchema),
  ...stamps,
});
export type FinancialsResult = z.infer<typeof financialsResult>;

export const goalsResult = z.object({ intermediateGoals: z.array(goal), financialGoal, revision: z.int() });
export type GoalsResult = z.infer<typeof goalsResult>;

export const skillsResult = z.object({
  skillsAndInterests: record<Skills>(["skills", "interests", "createdAt", "updatedAt"]),
  revision: z.int(),
});
export type SkillsResult = z.infer<typeof skillsResult>;

export const statsResult = z.object({ netWorth: amount, financialInfo });

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const fieldChange = z.object({
  path: z.string(),
  thing: z.string(),
  action: z.enum(["added", "changed", "removed"]),
  before: fieldValue,
  after: fieldValue,
  unit: z.enum(["money", "percent", "date", "text"]),
}) satisfies z.ZodMiniType<FieldChange>;

/** One row of the activity list; `undone` once it was taken back, `undoable` while that can be done as things stand. */
const activityEntry = z.object({
  changeId: z.string(),
  at: instant,
  /** `assistant:<name>`: one of the person's own. */
  by: z.custom<"you" | "advisor" | `assistant:${string}`>(
    (by) => typeof by === "string" && /^(you$|advisor$|assistant:)/.test(by),
  ),
  summary: z.string(),
  fields: z.array(fieldChange),
  /** How many more fields it changed than are listed. */
  moreFields: z.int(),
  undone: z.boolean(),
  undoable: z.boolean(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityResult = z.object({ changes: z.array(activityEntry) });
/** `told`: on a day of which it was told later. */
const netWorthPoint = z.object({ date: z.string(), netWorth: amount, told: z.optional(z.literal(true)) });
export const netWorthHistoryResult = z.object({
  points: z.array(netWorthPoint),
  /** The day of the last check-in. */
  checkedInOn: z.nullable(z.string()),
});
const toldFigure = record<ToldFigure>(["id", "date", "of", "name", "amount"]);
const checkIn = record<CheckIn>(["id", "date", "since", "netWorth", "saved", "market", "paidOff"]);
export const pastResult = z.object({ told: z.array(toldFigure), checkIns: z.array(checkIn), ...stamps });
export type PastResult = z.infer<typeof pastResult>;

/** The financials as they are now, what became of them since the check-in before, and the change by which to undo it. */
export const checkInResult = z.extend(financialsResult, { checkIn, changeId: z.string() });
export type CheckInResult = z.infer<typeof checkInResult>;

export const scenariosResult = z.object({
  scenarios: z.array(record<Scenario>(["id", "name", "address"])),
  ...stamps,
});
export type ScenariosResult = z.infer<typeof scenariosResult>;
/** Since when each is on; null where it is off. */
export const remindersResult = z.object({ calendarSince: z.nullable(instant), mailSince: z.nullable(instant) });
export type RemindersResult = z.infer<typeof remindersResult>;

/** `calendarKey`: what is secret in a calendar address that was just made; it is told this once. */
export const savedRemindersResult = z.extend(remindersResult, { calendarKey: z.nullable(z.string()) });

export const undoResult = z.object({
  undone: z.boolean(),
  restored: z.array(z.enum(["profile", "financials", "goals", "skills", "past", "scenarios"])),
});
