import type { GoalFormInput } from "@seven-figures/domain";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { DateField } from "#ui/date-field.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./step-fields.module.css";

interface StepFieldsProps {
  /** Its place in the list, from 0. */
  at: number;
  /** What is wrong, by field. */
  errors: Partial<Record<string, string | undefined>>;
}

/** The fields of one submilestone; it has an amount where the goal is a financial one. */
export function StepFields({ at, errors }: StepFieldsProps) {
  const { register, control } = useFormContext<GoalFormInput>();
  const type = useWatch({ control, name: "type" });
  return (
    <div className={styles.fields}>
      <TextField label="Title" required error={errors.title} {...register(`submilestones.${at}.title`)} />
      <div className={styles.row}>
        {type === "financial" ? (
          <MoneyField
            label="Target Amount"
            required
            error={errors.targetAmount}
            {...register(`submilestones.${at}.targetAmount`)}
          />
        ) : null}
        <Controller
          control={control}
          name={`submilestones.${at}.targetDate`}
          render={({ field }) => (
            <DateField label="Target Date" monthMeans="its last day" error={errors.targetDate} {...field} />
          )}
        />
      </div>
      <TextField label="Description" error={errors.description} {...register(`submilestones.${at}.description`)} />
      <CheckboxField label="Completed" {...register(`submilestones.${at}.completed`)} />
    </div>
  );
}
