import { BASIC_INFO_FIELDS, MAX_TEXT } from "@seven-figures/domain";
import type { Field } from "#forms/field-of.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

interface BasicFieldsProps {
  name: Field;
  email: Field;
  country: Field;
  employmentStatus: Field;
}

/** What onboarding asks of everybody. */
export function BasicFields({ name, email, country, employmentStatus }: BasicFieldsProps) {
  return (
    <>
      <TextField label={BASIC_INFO_FIELDS.name.label} required maxLength={MAX_TEXT} autoComplete="name" {...name} />
      <TextField label={BASIC_INFO_FIELDS.email.label} required type="email" autoComplete="email" {...email} />
      <SelectField
        label={BASIC_INFO_FIELDS.country.label}
        required
        placeholder="Choose a country"
        options={BASIC_INFO_FIELDS.country.options}
        {...country}
      />
      <SelectField
        label={BASIC_INFO_FIELDS.employmentStatus.label}
        required
        placeholder="Choose a status"
        options={BASIC_INFO_FIELDS.employmentStatus.options}
        {...employmentStatus}
      />
    </>
  );
}
