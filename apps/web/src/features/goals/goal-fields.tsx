import { GOAL_STATUSES, GOAL_TYPE_OPTIONS, type GoalFormInput } from "@seven-figures/domain";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { DateField } from "#ui/date-field.tsx";
import { FieldRow } from "#ui/field-row.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";

const STATUS_OPTIONS = GOAL_STATUSES.map((status) => ({ value: status, label: status }));

/** The fields of a goal; amounts for financial goals, a percentage for all others. */
export function GoalFields() {
  const form = useFormContext<GoalFormInput>();
  const { control } = form;
  const type = useWatch({ control, name: "type" });
  return (
    <>
      <TextField label="Goal Title" required {...fieldOf(form, "title")} />
      <FieldRow>
        <SelectField label="Goal Type" required options={GOAL_TYPE_OPTIONS} {...fieldOf(form, "type")} />
        <SelectField label="Status" options={STATUS_OPTIONS} {...fieldOf(form, "status")} />
      </FieldRow>
      {type === "financial" ? (
        <FieldRow>
          <MoneyField label="Target Amount" required {...fieldOf(form, "targetAmount", { deps: ["currentAmount"] })} />
          <MoneyField label="Current Amount" {...fieldOf(form, "currentAmount")} />
        </FieldRow>
      ) : null}
      <FieldRow>
        {type === "financial" ? null : <NumberField label="Progress" suffix="%" {...fieldOf(form, "progress")} />}
        <Controller
          control={control}
          name="targetDate"
          render={({ field, fieldState }) => (
            <DateField label="Target Date" monthMeans="its last day" error={fieldState.error?.message} {...field} />
          )}
        />
        {type === "financial" ? <CategoryField /> : null}
      </FieldRow>
      {type === "financial" ? null : <CategoryField />}
      <TextAreaField
        label="Description"
        rows={3}
        help="Optional. What it is for, and why it matters to you."
        {...fieldOf(form, "description")}
      />
    </>
  );
}

function CategoryField() {
  return <TextField label="Category" {...fieldOf(useFormContext<GoalFormInput>(), "category")} />;
}
