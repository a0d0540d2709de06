import {
  type BasicInfoFormInput,
  type BasicInfoFormOutput,
  COUNTRY_OPTIONS,
  EMPLOYMENT_STATUSES,
  MAX_TEXT,
} from "@seven-figures/domain";
import { Controller, type UseFormReturn } from "react-hook-form";
import fields from "#profile-fields/fields.module.css";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

const EMPLOYMENT_OPTIONS = EMPLOYMENT_STATUSES.map((value) => ({ value, label: value }));

export function BasicInfoFields({ form }: { form: UseFormReturn<BasicInfoFormInput, unknown, BasicInfoFormOutput> }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <div className={fields.row}>
      <TextField
        label="Name"
        required
        maxLength={MAX_TEXT}
        autoComplete="name"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <SelectField
        label="Country"
        required
        placeholder="Choose a country"
        options={COUNTRY_OPTIONS}
        error={errors.country?.message}
        {...register("country")}
      />
      <SelectField
        label="Employment status"
        required
        placeholder="Choose a status"
        options={EMPLOYMENT_OPTIONS}
        error={errors.employmentStatus?.message}
        {...register("employmentStatus")}
      />
      <Controller
        control={control}
        name="birthday"
        render={({ field, fieldState }) => <DateField label="Birthday" error={fieldState.error?.message} {...field} />}
      />
      <TextField
        label="Location"
        maxLength={MAX_TEXT}
        autoComplete="address-level2"
        error={errors.location?.message}
        {...register("location")}
      />
      <TextField
        label="Occupation"
        maxLength={MAX_TEXT}
        autoComplete="organization-title"
        error={errors.occupation?.message}
        {...register("occupation")}
      />
    </div>
  );
}
