import { TARGET_FIELDS } from "@seven-figures/domain";
import type { Field } from "#forms/field-of.ts";
import { MoneyField } from "#ui/money-field.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The profile's target: an amount, and a year for it. */
export function TargetFields({ amount, year }: { amount: Field; year: Field }) {
  return (
    <>
      <MoneyField label={TARGET_FIELDS.targetAmount.label} required {...amount} />
      <TextField
        label={TARGET_FIELDS.targetYear.label}
        required
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        {...year}
      />
    </>
  );
}
