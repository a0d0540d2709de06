import { type onboardingGoalForm, TARGET_FIELDS } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldOf } from "#forms/field-of.ts";
import { FieldRow } from "#ui/field-row.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { RiskChoices } from "./risk-choices.tsx";
import { TargetFields } from "./target-fields.tsx";

type TargetForm = ReturnType<typeof onboardingGoalForm>;
export type TargetFormInput = z.input<TargetForm>;
export type TargetFormOutput = z.output<TargetForm>;

interface TargetStrategyFieldsProps {
  form: UseFormReturn<TargetFormInput, unknown, TargetFormOutput>;
}

/** Where the person wants to arrive, when, and how. */
export function TargetStrategyFields({ form }: TargetStrategyFieldsProps) {
  return (
    <>
      <FieldRow>
        <TargetFields amount={fieldOf(form, "targetAmount")} year={fieldOf(form, "targetYear")} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={TARGET_FIELDS.timeframe.label}
          required
          placeholder="Choose a timeframe"
          options={TARGET_FIELDS.timeframe.options}
          {...fieldOf(form, "timeframe")}
        />
        <SelectField
          label={TARGET_FIELDS.primaryStrategy.label}
          required
          placeholder="Choose a strategy"
          options={TARGET_FIELDS.primaryStrategy.options}
          {...fieldOf(form, "primaryStrategy")}
        />
      </FieldRow>
      <RiskChoices {...fieldOf(form, "riskTolerance")} />
    </>
  );
}
