import {
  BASIC_INFO_FIELDS,
  type BasicInfo,
  type BasicInfoFormInput,
  type BasicInfoFormOutput,
  basicInfoForm,
  type CalendarDate,
  COUNTRY_OPTIONS,
  formatDollars,
  formatMoneyInput,
  labelOf,
  onboardingGoalForm,
  type Profile,
  TARGET_FIELDS,
  type Target,
} from "@seven-figures/domain";
import type { ComponentType } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import type { ProfileSection } from "#documents/profile.ts";
import { newerLines } from "#forms/newer-lines.ts";
import {
  type TargetFormInput,
  type TargetFormOutput,
  TargetStrategyFields,
} from "#profile-fields/target-strategy-fields.tsx";
import { BasicInfoFields } from "./basic-info-fields.tsx";

/** All that tells who somebody is from where they want to arrive, in the profile's sections. */
export interface RecordKind<Stored extends object, Input extends FieldValues, Output> {
  title: string;
  isOpen?: boolean;
  schema(today: CalendarDate): z.ZodMiniType<Output, Input>;
  storedIn(profile: Profile): Stored;
  /** What is saved, in a line. */
  summaryOf(stored: Stored): string;
  toForm(stored: Stored): DefaultValues<Input>;
  toSection(entered: Output): ProfileSection;
  /** A line for each of the fields that changed elsewhere, with what is stored now. */
  newerLines(changed: readonly string[], stored: Stored): string[];
  Fields: ComponentType<{ form: UseFormReturn<Input, unknown, Output> }>;
}

export const BASIC_INFO: RecordKind<BasicInfo, BasicInfoFormInput, BasicInfoFormOutput> = {
  title: "Basic Information",
  isOpen: true,
  schema: basicInfoForm,
  storedIn: ({ basicInfo }) => basicInfo,
  summaryOf: ({ name, country, employmentStatus }) =>
    [name, labelOf(COUNTRY_OPTIONS, country), employmentStatus].filter(Boolean).join(" · ") || "Nothing entered yet",
  toForm: (info) => ({
    ...info,
    birthday: info.birthday ?? "",
    country: info.country ?? undefined,
    employmentStatus: info.employmentStatus ?? undefined,
  }),
  toSection: (data) => ({ profileSection: "basicInfo", data }),
  newerLines: (changed, info) => newerLines(BASIC_INFO_FIELDS, changed, info),
  Fields: BasicInfoFields,
};

export const TARGET: RecordKind<Target, TargetFormInput, TargetFormOutput> = {
  title: "Financial Goal & Strategy",
  schema: onboardingGoalForm,
  storedIn: ({ financialGoal }) => financialGoal,
  summaryOf: ({ targetAmount, targetYear }) => `${formatDollars(targetAmount)} by ${targetYear}`,
  toForm: (target) => ({
    targetAmount: formatMoneyInput(target.targetAmount),
    targetYear: String(target.targetYear),
    timeframe: target.timeframe ?? undefined,
    riskTolerance: target.riskTolerance ?? undefined,
    primaryStrategy: target.primaryStrategy ?? undefined,
  }),
  toSection: (data) => ({ profileSection: "financialGoal", data }),
  newerLines: (changed, target) => newerLines(TARGET_FIELDS, changed, target),
  Fields: TargetStrategyFields,
};
