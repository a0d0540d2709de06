import type { GoalFormInput } from "@seven-figures/domain";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { DateField } from "#ui/date-field.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { StepActions } from "./step-actions.tsx";
import styles from "./step-fields.module.css";

interface StepFieldsProps {
  /** Its place in the list, from 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One submilestone of the goal form; it has an amount where the goal is a financial one. */
export function StepFields({ at, count, onMove, onRemove }: StepFieldsProps) {
  const { register, control, formState } = useFormContext<GoalFormInput>();
  const errors = formState.errors.submilestones?.[at];
  const type = useWatch({ control, name: "type" });
  return (
    <fieldset className={styles.step}>
      <legend>Submilestone {at + 1}</legend>
      <StepActions at={at} count={count} onMove={onMove} onRemove={onRemove} />
      <TextField label="Title" required error={errors?.title?.message} {...register(`submilestones.${at}.title`)} />
      <div className={styles.row}>
        {type === "financial" ? (
          <MoneyField
            label="Target Amount"
            required
            error={errors?.targetAmount?.message}
            {...register(`submilestones.${at}.targetAmount`)}
          />
        ) : null}
        <Controller
          control={control}
          name={`submilestones.${at}.targetDate`}
          render={({ field, fieldState }) => (
            <DateField
              label="Target Date"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <TextField
        label="Description"
        error={errors?.description?.message}
        {...register(`submilestones.${at}.description`)}
      />
      <CheckboxField label="Completed" {...register(`submilestones.${at}.completed`)} />
    </fieldset>
  );
}
