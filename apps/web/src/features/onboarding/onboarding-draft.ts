import type { ProfileResult, SkillsResult } from "@seven-figures/calls";
import {
  COUNTRIES,
  EMPLOYMENT_STATUSES,
  formatMoneyInput,
  RISK_TOLERANCES,
  STRATEGIES,
  TIMEFRAMES,
} from "@seven-figures/domain";
import * as z from "zod/mini";

/** One of the options, or nothing yet. */
const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.catch(z.optional(z.enum(values)), undefined);

const education = z.object({ school: z.string(), field: z.string(), graduationYear: z.string() });
const experience = z.object({
  company: z.string(),
  position: z.string(),
  startYear: z.string(),
  endYear: z.string(),
  description: z.string(),
});

/** Everything typed into the wizard so far, right or not. */
export const draftSchema = z.object({
  basic: z.object({
    name: z.string(),
    email: z.string(),
    country: chosen(COUNTRIES),
    employmentStatus: chosen(EMPLOYMENT_STATUSES),
  }),
  goal: z.object({
    targetAmount: z.string(),
    targetYear: z.string(),
    timeframe: chosen(TIMEFRAMES),
    riskTolerance: chosen(RISK_TOLERANCES),
    primaryStrategy: chosen(STRATEGIES),
  }),
  educationHistory: z.array(education),
  experience: z.array(experience),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  /** Where the person was, 0 to 3. */
  step: z.int(),
  /** Setup was completed here, and not all of it is stored yet. */
  isUnsaved: z._default(z.boolean(), false),
});
export type OnboardingDraft = z.infer<typeof draftSchema>;

/** The wizard as it first opens: with what is stored of the person already. */
export function newDraft(
  profile: ProfileResult,
  { skills, interests }: SkillsResult["skillsAndInterests"],
): OnboardingDraft {
  const { basicInfo, financialGoal } = profile;
  return {
    basic: {
      name: basicInfo.name,
      email: basicInfo.email,
      country: basicInfo.country ?? undefined,
      employmentStatus: basicInfo.employmentStatus ?? undefined,
    },
    goal: {
      targetAmount: formatMoneyInput(financialGoal.targetAmount),
      targetYear: String(financialGoal.targetYear),
      timeframe: financialGoal.timeframe ?? undefined,
      riskTolerance: financialGoal.riskTolerance ?? undefined,
      primaryStrategy: financialGoal.primaryStrategy ?? undefined,
    },
    educationHistory: profile.educationHistory,
    experience: profile.experience,
    skills,
    interests,
    step: 0,
    isUnsaved: false,
  };
}
