import { type onboardingGoalForm, STRATEGY_OPTIONS, TIMEFRAME_OPTIONS } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import { MoneyField } from "#ui/money-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./fields.module.css";
import { RiskChoices } from "./risk-choices.tsx";

type GoalForm = ReturnType<typeof onboardingGoalForm>;
export type GoalFormInput = z.input<GoalForm>;

interface GoalFieldsProps {
  form: UseFormReturn<GoalFormInput, unknown, z.output<GoalForm>>;
}

/** Where the person wants to arrive, when, and how. */
export function GoalFields({ form }: GoalFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={styles.row}>
        <MoneyField label="Target amount" required error={errors.targetAmount?.message} {...register("targetAmount")} />
        <TextField
          label="Target year"
          required
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          error={errors.targetYear?.message}
          {...register("targetYear")}
        />
      </div>
      <div className={styles.row}>
        <SelectField
          label="Timeframe"
          required
          placeholder="Choose a timeframe"
          options={TIMEFRAME_OPTIONS}
          error={errors.timeframe?.message}
          {...register("timeframe")}
        />
        <SelectField
          label="Primary strategy"
          required
          placeholder="Choose a strategy"
          options={STRATEGY_OPTIONS}
          error={errors.primaryStrategy?.message}
          {...register("primaryStrategy")}
        />
      </div>
      <RiskChoices error={errors.riskTolerance?.message} {...register("riskTolerance")} />
    </>
  );
}
