import { EXPERIENCE_FIELDS, type ExperienceFormInput } from "@seven-figures/domain";
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
        <TextField
          label={EXPERIENCE_FIELDS.company.label}
          error={errors?.company?.message}
          {...register(`experience.${at}.company`)}
        />
        <TextField
          label={EXPERIENCE_FIELDS.position.label}
          error={errors?.position?.message}
          {...register(`experience.${at}.position`)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={EXPERIENCE_FIELDS.startYear.label}
          error={errors?.startYear?.message}
          {...register(`experience.${at}.startYear`, {
            onChange: () => getFieldState(endYear).isTouched && trigger(endYear),
          })}
        />
        <TextField
          label={EXPERIENCE_FIELDS.endYear.label}
          help={'A year, or "Present"'}
          error={errors?.endYear?.message}
          {...register(endYear)}
        />
      </FieldRow>
      <TextAreaField
        label={EXPERIENCE_FIELDS.description.label}
        rows={3}
        error={errors?.description?.message}
        {...register(`experience.${at}.description`)}
      />
    </>
  );
}
