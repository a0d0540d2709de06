import { EDUCATION_FIELDS, type EducationEntry, type EducationFormInput } from "@seven-figures/domain";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { FieldRow } from "#ui/field-row.tsx";
import { TextField } from "#ui/text-field.tsx";
import { EntryList } from "./entry-list.tsx";

const NEW_ENTRY: EducationEntry = { school: "", field: "", graduationYear: "" };

interface EducationFieldsProps {
  form: UseFormReturn<EducationFormInput, unknown, EducationFormInput>;
  /** What an entry still lacks to be saved. */
  noteOf?: (entry: EducationEntry) => string | undefined;
}

export function EducationFields({ form, noteOf }: EducationFieldsProps) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "educationHistory" });
  const entries = useWatch({ control, name: "educationHistory" });
  const errors = formState.errors.educationHistory;
  return (
    <EntryList
      noun="Education"
      emptyText="No education added yet."
      list={list}
      entries={entries}
      blank={NEW_ENTRY}
      noteOf={noteOf}
    >
      {(at) => (
        <>
          <TextField
            label={EDUCATION_FIELDS.school.label}
            error={errors?.[at]?.school?.message}
            {...register(`educationHistory.${at}.school`)}
          />
          <FieldRow>
            <TextField
              label={EDUCATION_FIELDS.field.label}
              error={errors?.[at]?.field?.message}
              {...register(`educationHistory.${at}.field`)}
            />
            <TextField
              label={EDUCATION_FIELDS.graduationYear.label}
              inputMode="numeric"
              error={errors?.[at]?.graduationYear?.message}
              {...register(`educationHistory.${at}.graduationYear`)}
            />
          </FieldRow>
        </>
      )}
    </EntryList>
  );
}
