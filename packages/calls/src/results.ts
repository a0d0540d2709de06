import {
  checkInSchema,
  type FieldChange,
  type FieldPath,
  financialInfoSchema,
  financialsSchema,
  goalListSchema,
  instant,
  pastSchema,
  profileSchema,
  scenariosSchema,
  skillsSchema,
  targetSchema,
} from "@seven-figures/domain";
import * as z from "zod/mini";

/**
 * What calls answer. An answer that is not of its shape is a defect of the server and goes out as INTERNAL; what a shape
 * does not name is left out of the answer.
 */

const stamps = { createdAt: instant, updatedAt: instant };
const revision = z.int();
const amount = z.number();

export const profileResult = z.extend(profileSchema, { ...stamps, revision });
export type ProfileResult = z.infer<typeof profileResult>;

export const financialsResult = z.extend(financialsSchema, { ...stamps, revision });
export type FinancialsResult = z.infer<typeof financialsResult>;

export const goalsResult = z.object({
  intermediateGoals: goalListSchema,
  financialGoal: targetSchema,
  revision,
});
export type GoalsResult = z.infer<typeof goalsResult>;

export const skillsResult = z.object({ skillsAndInterests: z.extend(skillsSchema, stamps), revision });
export type SkillsResult = z.infer<typeof skillsResult>;

/** All three as they are once a person has completed the wizard. */
export const onboardingResult = z.object({ profile: profileResult, goals: goalsResult, skills: skillsResult });

export const statsResult = z.object({ netWorth: amount, financialInfo: financialInfoSchema });

/** Conversations that were kept before paths had parts hold them with dots. */
const fieldPath = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((path): FieldPath => (typeof path === "string" ? path.split(".") : path)),
);
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const fieldChange = z.object({
  path: fieldPath,
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
export const pastResult = z.extend(pastSchema, { ...stamps, revision });
export type PastResult = z.infer<typeof pastResult>;

/** The financials as they are now, what became of them since the check-in before, and the change by which to undo it. */
export const checkInResult = z.extend(financialsResult, { checkIn: checkInSchema, changeId: z.string() });
export type CheckInResult = z.infer<typeof checkInResult>;

export const scenariosResult = z.extend(scenariosSchema, { ...stamps, revision });
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
