import {
  type CalendarDate,
  completeEntries,
  type EducationEntry,
  type EducationFormInput,
  type ExperienceEntry,
  type ExperienceFormInput,
  educationForm,
  experienceForm,
} from "@seven-figures/domain";
import type { ComponentType } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import type { ProfileSection } from "#documents/profile.ts";
import type { Merges } from "#forms/follow-saved.ts";
import { mergeEntries } from "#forms/merge-entries.ts";
import { EducationFields } from "#profile-fields/education-fields.tsx";
import { ExperienceFields } from "#profile-fields/experience-fields.tsx";
import { educationNote, experienceNote } from "./history-text.ts";

/** Both lists of a profile. */
interface History {
  educationHistory: EducationEntry[];
  experience: ExperienceEntry[];
}

/** All that tells what somebody learned from where they worked, in the profile's sections. */
export interface HistoryKind<Entry extends object, Form extends FieldValues> {
  title: string;
  schema(today: CalendarDate): z.ZodMiniType<Form, Form>;
  merges: Merges<Form>;
  nameOf(entry: Entry): string;
  /** What an entry lacks to be saved. */
  noteOf(entry: Entry): string | undefined;
  entriesOf(from: History | Form): Entry[];
  toForm(entries: Entry[]): Form & DefaultValues<Form>;
  /** What is stored of them: those that are complete. */
  toSection(entries: Entry[]): ProfileSection;
  Fields: ComponentType<{
    form: UseFormReturn<Form, unknown, Form>;
    noteOf: (entry: Entry) => string | undefined;
  }>;
}

const schoolOf = ({ school }: EducationEntry) => school;
const companyOf = ({ company }: ExperienceEntry) => company;

export const EDUCATION: HistoryKind<EducationEntry, EducationFormInput> = {
  title: "Education History",
  schema: educationForm,
  merges: {
    educationHistory: (base, typed, fresh, prefer) => mergeEntries(base, typed, fresh, { nameOf: schoolOf, prefer }),
  },
  nameOf: schoolOf,
  noteOf: educationNote,
  entriesOf: ({ educationHistory }) => educationHistory,
  toForm: (educationHistory) => ({ educationHistory }),
  toSection: (educationHistory) => ({
    profileSection: "educationHistory",
    data: completeEntries({ educationHistory, experience: [] }).educationHistory,
  }),
  Fields: EducationFields,
};

export const EXPERIENCE: HistoryKind<ExperienceEntry, ExperienceFormInput> = {
  title: "Work Experience",
  schema: experienceForm,
  merges: {
    experience: (base, typed, fresh, prefer) => mergeEntries(base, typed, fresh, { nameOf: companyOf, prefer }),
  },
  nameOf: companyOf,
  noteOf: experienceNote,
  entriesOf: ({ experience }) => experience,
  toForm: (experience) => ({ experience }),
  toSection: (experience) => ({
    profileSection: "experience",
    data: completeEntries({ educationHistory: [], experience }).experience,
  }),
  Fields: ExperienceFields,
};
