import * as z from "zod/mini";
import { type CalendarDate, type Instant, yearOf } from "./calendar-date.ts";
import { optionalAddress } from "./email-address.ts";
import { BASIC_INFO_FIELDS, EDUCATION_FIELDS, EXPERIENCE_FIELDS, TARGET_FIELDS } from "./field-facts.ts";
import { blankToNull, day, longText, option, orNull, positiveAmount, text } from "./field-rules.ts";
import { DEFAULT_TARGET_AMOUNT, DEFAULT_TARGET_YEARS_PROFILE, MAX_LIST_ENTRIES, MIN_YEAR } from "./limits.ts";
import type { Dollars } from "./money.ts";
import {
  COUNTRIES,
  type Country,
  EMPLOYMENT_STATUSES,
  type EmploymentStatus,
  RISK_TOLERANCES,
  type RiskTolerance,
  STRATEGIES,
  type Strategy,
  TIMEFRAMES,
  type Timeframe,
} from "./options.ts";

/** Texts that were not entered are empty, options and dates that were not chosen are null. */
export interface BasicInfo {
  name: string;
  email: string;
  birthday: CalendarDate | null;
  location: string;
  occupation: string;
  country: Country | null;
  employmentStatus: EmploymentStatus | null;
}

/** Years are kept as typed: four digits, or nothing. */
export interface EducationEntry {
  school: string;
  field: string;
  graduationYear: string;
}

/** `endYear` may be 'Present'. */
export interface ExperienceEntry {
  company: string;
  position: string;
  startYear: string;
  endYear: string;
  description: string;
}

/** What the whole of a person's net worth is to reach: `financialGoal` in what is stored and sent, never one of the goals. */
export interface Target {
  targetAmount: Dollars;
  targetYear: number;
  timeframe: Timeframe | null;
  riskTolerance: RiskTolerance | null;
  primaryStrategy: Strategy | null;
}

export interface Profile {
  basicInfo: BasicInfo;
  educationHistory: EducationEntry[];
  experience: ExperienceEntry[];
  financialGoal: Target;
  createdAt: Instant;
  updatedAt: Instant;
}

export const LATEST_TARGET_YEAR = 2200;

const WRONG_YEAR = "Please enter a valid year";
const WRONG_TARGET_YEAR = `${TARGET_FIELDS.targetYear.label} must be a valid year`;

/** A year typed or sent as a number, or 'Present'; which years are right is {@link checkYears}' to say. */
const yearText = z.pipe(
  z.nullish(z.union([z.string().check(z.trim(), z.maxLength(20, WRONG_YEAR)), z.number()], WRONG_YEAR)),
  z.transform((value) => String(value ?? "")),
);

const optionalText = (label: string) => z.nullish(text(label));

export const basicInfoSchema = z.pipe(
  z.object({
    name: optionalText(BASIC_INFO_FIELDS.name.label),
    email: optionalAddress,
    birthday: orNull(day(BASIC_INFO_FIELDS.birthday.label)),
    location: optionalText(BASIC_INFO_FIELDS.location.label),
    occupation: optionalText(BASIC_INFO_FIELDS.occupation.label),
    country: orNull(option(BASIC_INFO_FIELDS.country.label, COUNTRIES)),
    employmentStatus: orNull(option(BASIC_INFO_FIELDS.employmentStatus.label, EMPLOYMENT_STATUSES)),
  }),
  z.transform(
    (info): BasicInfo => ({
      name: info.name ?? "",
      email: info.email ?? "",
      birthday: blankToNull(info.birthday),
      location: info.location ?? "",
      occupation: info.occupation ?? "",
      country: blankToNull(info.country),
      employmentStatus: blankToNull(info.employmentStatus),
    }),
  ),
);

export const educationHistorySchema = z
  .array(
    z.pipe(
      z.object({
        school: optionalText(EDUCATION_FIELDS.school.label),
        field: optionalText(EDUCATION_FIELDS.field.label),
        graduationYear: yearText,
      }),
      z.transform(
        (entry): EducationEntry => ({
          school: entry.school ?? "",
          field: entry.field ?? "",
          graduationYear: entry.graduationYear,
        }),
      ),
    ),
  )
  .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} entries can be kept`));

export const experienceSchema = z
  .array(
    z.pipe(
      z.object({
        company: optionalText(EXPERIENCE_FIELDS.company.label),
        position: optionalText(EXPERIENCE_FIELDS.position.label),
        startYear: yearText,
        endYear: yearText,
        description: z.nullish(longText(EXPERIENCE_FIELDS.description.label)),
      }),
      z.transform(
        (entry): ExperienceEntry => ({
          company: entry.company ?? "",
          position: entry.position ?? "",
          startYear: entry.startYear,
          endYear: entry.endYear,
          description: entry.description ?? "",
        }),
      ),
    ),
  )
  .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} entries can be kept`));

export const targetRules = {
  targetAmount: positiveAmount(TARGET_FIELDS.targetAmount.label),
  targetYear: z
    .int(WRONG_TARGET_YEAR)
    .check(z.gte(MIN_YEAR, WRONG_TARGET_YEAR), z.lte(LATEST_TARGET_YEAR, WRONG_TARGET_YEAR)),
  timeframe: option(TARGET_FIELDS.timeframe.label, TIMEFRAMES),
  riskTolerance: option(TARGET_FIELDS.riskTolerance.label, RISK_TOLERANCES),
  primaryStrategy: option(TARGET_FIELDS.primaryStrategy.label, STRATEGIES),
} as const;

export const targetSchema = z.pipe(
  z.object({
    targetAmount: targetRules.targetAmount,
    targetYear: targetRules.targetYear,
    timeframe: orNull(targetRules.timeframe),
    riskTolerance: orNull(targetRules.riskTolerance),
    primaryStrategy: orNull(targetRules.primaryStrategy),
  }),
  z.transform(
    (goal): Target => ({
      targetAmount: goal.targetAmount,
      targetYear: goal.targetYear,
      timeframe: blankToNull(goal.timeframe),
      riskTolerance: blankToNull(goal.riskTolerance),
      primaryStrategy: blankToNull(goal.primaryStrategy),
    }),
  ),
);

export const profileSchema = z.object({
  basicInfo: basicInfoSchema,
  educationHistory: educationHistorySchema,
  experience: experienceSchema,
  financialGoal: targetSchema,
});

/** The profile of a new account: name and e-mail from the account, the target 20 years ahead. */
export function newProfile(account: { name: string; email: string }, today: CalendarDate, now: Instant): Profile {
  return {
    basicInfo: {
      name: account.name,
      email: account.email,
      birthday: null,
      location: "",
      occupation: "",
      country: null,
      employmentStatus: null,
    },
    educationHistory: [],
    experience: [],
    financialGoal: {
      targetAmount: DEFAULT_TARGET_AMOUNT,
      targetYear: yearOf(today) + DEFAULT_TARGET_YEARS_PROFILE,
      timeframe: null,
      riskTolerance: null,
      primaryStrategy: null,
    },
    createdAt: now,
    updatedAt: now,
  };
}
