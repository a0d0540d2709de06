import * as z from "zod/mini";
import { type CalendarDate, yearOf } from "../calendar-date.ts";
import { BASIC_INFO_FIELDS, TARGET_FIELDS } from "../field-facts.ts";
import { option, requiredText } from "../field-rules.ts";
import { formatDollars } from "../format-money.ts";
import type { Dollars } from "../money.ts";
import { parseNumberInput } from "../money-input.ts";
import { COUNTRIES, EMPLOYMENT_STATUSES } from "../options.ts";
import { type EducationEntry, type ExperienceEntry, LATEST_TARGET_YEAR, targetRules } from "../profile.ts";
import { emailRule } from "./account-forms.ts";
import { moneyField } from "./text-fields.ts";

/** Onboarding, step 1: what must be known of everyone. */
export const onboardingBasicForm = z.object({
  name: requiredText(BASIC_INFO_FIELDS.name.label),
  email: emailRule,
  country: option(BASIC_INFO_FIELDS.country.label, COUNTRIES),
  employmentStatus: option(BASIC_INFO_FIELDS.employmentStatus.label, EMPLOYMENT_STATUSES),
});

const YEAR = TARGET_FIELDS.targetYear.label;

const laterYear = (today: CalendarDate) =>
  z.pipe(
    z.pipe(z.string(), z.transform(parseNumberInput)),
    z
      .int({
        error: ({ input }) => `${YEAR} ${input === undefined ? "is required" : "must be a valid year"}`,
      })
      .check(
        z.gt(yearOf(today), `${YEAR} must be later than the current year`),
        z.lte(LATEST_TARGET_YEAR, `${YEAR} must be a valid year`),
      ) as z.ZodMiniType<number, number | undefined>,
  );

/** Onboarding, step 2: a target above 0 in a later year, and how to get there. */
export function onboardingGoalForm(today: CalendarDate) {
  return z.object({
    targetAmount: moneyField(targetRules.targetAmount),
    targetYear: laterYear(today),
    timeframe: targetRules.timeframe,
    riskTolerance: targetRules.riskTolerance,
    primaryStrategy: targetRules.primaryStrategy,
  });
}

/** A new target once the one before is reached: above the net worth, in a later year. */
export function nextTargetForm(today: CalendarDate, netWorth: Dollars) {
  const above = `Choose more than your net worth of ${formatDollars(netWorth)}`;
  return z.object({
    targetAmount: moneyField(targetRules.targetAmount).check(z.refine((amount) => amount > netWorth, above)),
    targetYear: laterYear(today),
  });
}

/** Entries as onboarding saves them: education with any field, experience with a company or a position. */
export function entriesWithContent(history: { educationHistory: EducationEntry[]; experience: ExperienceEntry[] }) {
  return {
    educationHistory: history.educationHistory.filter((entry) =>
      [entry.school, entry.field, entry.graduationYear].some((text) => text.trim() !== ""),
    ),
    experience: history.experience.filter((entry) =>
      [entry.company, entry.position].some((text) => text.trim() !== ""),
    ),
  };
}

/** Entries as the profile page saves them: only those with every required field. */
export function completeEntries(history: { educationHistory: EducationEntry[]; experience: ExperienceEntry[] }) {
  const filled = (texts: string[]) => texts.every((text) => text.trim() !== "");
  return {
    educationHistory: history.educationHistory.filter((entry) =>
      filled([entry.school, entry.field, entry.graduationYear]),
    ),
    experience: history.experience.filter((entry) =>
      filled([entry.company, entry.position, entry.startYear, entry.endYear]),
    ),
  };
}
