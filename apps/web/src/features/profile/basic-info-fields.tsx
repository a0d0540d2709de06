import { BASIC_INFO_FIELDS, type BasicInfoFormInput, type BasicInfoFormOutput, MAX_TEXT } from "@seven-figures/domain";
import { Controller, type UseFormReturn } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { BasicFields } from "#profile-fields/basic-fields.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FieldRow } from "#ui/field-row.tsx";
import { TextField } from "#ui/text-field.tsx";

export function BasicInfoFields({ form }: { form: UseFormReturn<BasicInfoFormInput, unknown, BasicInfoFormOutput> }) {
  return (
    <FieldRow>
      <BasicFields
        name={fieldOf(form, "name")}
        email={fieldOf(form, "email")}
        country={fieldOf(form, "country")}
        employmentStatus={fieldOf(form, "employmentStatus")}
      />
      <Controller
        control={form.control}
        name="birthday"
        render={({ field, fieldState }) => (
          <DateField label={BASIC_INFO_FIELDS.birthday.label} error={fieldState.error?.message} {...field} />
        )}
      />
      <TextField
        label={BASIC_INFO_FIELDS.location.label}
        maxLength={MAX_TEXT}
        autoComplete="address-level2"
        {...fieldOf(form, "location")}
      />
      <TextField
        label={BASIC_INFO_FIELDS.occupation.label}
        maxLength={MAX_TEXT}
        autoComplete="organization-title"
        {...fieldOf(form, "occupation")}
      />
    </FieldRow>
  );
}
