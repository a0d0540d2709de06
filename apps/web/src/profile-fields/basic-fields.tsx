import { COUNTRY_OPTIONS, EMPLOYMENT_STATUSES, MAX_TEXT } from "@seven-figures/domain";
import type { Field } from "#forms/field-of.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

const EMPLOYMENT_OPTIONS = EMPLOYMENT_STATUSES.map((value) => ({ value, label: value }));

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
      <TextField label="Name" required maxLength={MAX_TEXT} autoComplete="name" {...name} />
      <TextField label="Email" required type="email" autoComplete="email" {...email} />
      <SelectField label="Country" required placeholder="Choose a country" options={COUNTRY_OPTIONS} {...country} />
      <SelectField
        label="Employment status"
        required
        placeholder="Choose a status"
        options={EMPLOYMENT_OPTIONS}
        {...employmentStatus}
      />
    </>
  );
}
