import type { ExperienceEntry, ExperienceFormInput } from "@seven-figures/domain";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { EntryList } from "./entry-list.tsx";
import { ExperienceEntryFields } from "./experience-entry-fields.tsx";

const NEW_ENTRY: ExperienceEntry = { company: "", position: "", startYear: "", endYear: "", description: "" };

interface ExperienceFieldsProps {
  form: UseFormReturn<ExperienceFormInput, unknown, ExperienceFormInput>;
  /** What an entry still lacks to be saved. */
  noteOf?: (entry: ExperienceEntry) => string | undefined;
}

export function ExperienceFields({ form, noteOf }: ExperienceFieldsProps) {
  const list = useFieldArray({ control: form.control, name: "experience" });
  const entries = useWatch({ control: form.control, name: "experience" });
  return (
    <EntryList
      noun="Experience"
      emptyText="No work experience added yet."
      list={list}
      entries={entries}
      blank={NEW_ENTRY}
      noteOf={noteOf}
    >
      {(at) => <ExperienceEntryFields form={form} at={at} />}
    </EntryList>
  );
}
