import { type GoalFormInput, isMoneyType, STEP_FIELDS } from "@seven-figures/domain";
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
      <TextField
        label={STEP_FIELDS.title.label}
        required
        error={errors.title}
        {...register(`submilestones.${at}.title`)}
      />
      <div className={styles.row}>
        {isMoneyType(type) ? (
          <MoneyField
            label={STEP_FIELDS.targetAmount.label}
            required
            error={errors.targetAmount}
            {...register(`submilestones.${at}.targetAmount`)}
          />
        ) : null}
        <Controller
          control={control}
          name={`submilestones.${at}.targetDate`}
          render={({ field }) => (
            <DateField
              label={STEP_FIELDS.targetDate.label}
              monthMeans="its last day"
              error={errors.targetDate}
              {...field}
            />
          )}
        />
      </div>
      <TextField
        label={STEP_FIELDS.description.label}
        error={errors.description}
        {...register(`submilestones.${at}.description`)}
      />
      <CheckboxField label={STEP_FIELDS.completed.label} {...register(`submilestones.${at}.completed`)} />
    </div>
  );
}
