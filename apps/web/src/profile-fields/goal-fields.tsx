import { type onboardingGoalForm, STRATEGY_OPTIONS, TIMEFRAME_OPTIONS } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { fieldOf } from "#forms/field-of.ts";
import { FieldRow } from "#ui/field-row.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { RiskChoices } from "./risk-choices.tsx";
import { TargetFields } from "./target-fields.tsx";

type GoalForm = ReturnType<typeof onboardingGoalForm>;
export type GoalFormInput = z.input<GoalForm>;

interface GoalFieldsProps {
  form: UseFormReturn<GoalFormInput, unknown, z.output<GoalForm>>;
}

/** Where the person wants to arrive, when, and how. */
export function GoalFields({ form }: GoalFieldsProps) {
  return (
    <>
      <FieldRow>
        <TargetFields amount={fieldOf(form, "targetAmount")} year={fieldOf(form, "targetYear")} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label="Timeframe"
          required
          placeholder="Choose a timeframe"
          options={TIMEFRAME_OPTIONS}
          {...fieldOf(form, "timeframe")}
        />
        <SelectField
          label="Primary strategy"
          required
          placeholder="Choose a strategy"
          options={STRATEGY_OPTIONS}
          {...fieldOf(form, "primaryStrategy")}
        />
      </FieldRow>
      <RiskChoices {...fieldOf(form, "riskTolerance")} />
    </>
  );
}
