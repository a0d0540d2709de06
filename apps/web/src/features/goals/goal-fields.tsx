import { GOAL_STATUSES, GOAL_TYPE_OPTIONS, type GoalFormInput } from "@seven-figures/domain";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { DateField } from "#ui/date-field.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./goal-fields.module.css";

const STATUS_OPTIONS = GOAL_STATUSES.map((status) => ({ value: status, label: status }));

/** The fields of a goal; amounts for financial goals, a percentage for all others. */
export function GoalFields() {
  const { register, control, formState } = useFormContext<GoalFormInput>();
  const { errors } = formState;
  const type = useWatch({ control, name: "type" });
  return (
    <>
      <TextField label="Goal Title" required error={errors.title?.message} {...register("title")} />
      <div className={styles.row}>
        <SelectField
          label="Goal Type"
          required
          options={GOAL_TYPE_OPTIONS}
          error={errors.type?.message}
          {...register("type")}
        />
        <SelectField label="Status" options={STATUS_OPTIONS} error={errors.status?.message} {...register("status")} />
      </div>
      {type === "financial" ? (
        <div className={styles.row}>
          <MoneyField
            label="Target Amount"
            required
            error={errors.targetAmount?.message}
            {...register("targetAmount", { deps: ["currentAmount"] })}
          />
          <MoneyField label="Current Amount" error={errors.currentAmount?.message} {...register("currentAmount")} />
        </div>
      ) : null}
      <div className={styles.row}>
        {type === "financial" ? null : (
          <NumberField label="Progress" suffix="%" error={errors.progress?.message} {...register("progress")} />
        )}
        <Controller
          control={control}
          name="targetDate"
          render={({ field, fieldState }) => (
            <DateField label="Target Date" monthMeans="its last day" error={fieldState.error?.message} {...field} />
          )}
        />
        {type === "financial" ? <CategoryField /> : null}
      </div>
      {type === "financial" ? null : <CategoryField />}
      <TextAreaField
        label="Description"
        rows={3}
        error={errors.description?.message}
        help="Optional. What it is for, and why it matters to you."
        {...register("description")}
      />
    </>
  );
}

function CategoryField() {
  const { register, formState } = useFormContext<GoalFormInput>();
  return <TextField label="Category" error={formState.errors.category?.message} {...register("category")} />;
}
