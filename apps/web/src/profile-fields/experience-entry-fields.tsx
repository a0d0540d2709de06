import type { ExperienceFormInput } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { FieldRow } from "#ui/field-row.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";

interface ExperienceEntryFieldsProps {
  form: UseFormReturn<ExperienceFormInput, unknown, ExperienceFormInput>;
  at: number;
}

export function ExperienceEntryFields({ form, at }: ExperienceEntryFieldsProps) {
  const { register, trigger, getFieldState, formState } = form;
  const errors = formState.errors.experience?.[at];
  const endYear = `experience.${at}.endYear` as const;
  return (
    <>
      <FieldRow>
        <TextField label="Company" error={errors?.company?.message} {...register(`experience.${at}.company`)} />
        <TextField label="Position" error={errors?.position?.message} {...register(`experience.${at}.position`)} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Start year"
          error={errors?.startYear?.message}
          {...register(`experience.${at}.startYear`, {
            onChange: () => getFieldState(endYear).isTouched && trigger(endYear),
          })}
        />
        <TextField
          label="End year"
          help={'A year, or "Present"'}
          error={errors?.endYear?.message}
          {...register(endYear)}
        />
      </FieldRow>
      <TextAreaField
        label="Description"
        rows={3}
        error={errors?.description?.message}
        {...register(`experience.${at}.description`)}
      />
    </>
  );
}
