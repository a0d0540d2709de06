import { GOAL_FIELDS, type GoalFormInput, isMoneyType } from "@seven-figures/domain";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { DateField } from "#ui/date-field.tsx";
import { FieldRow } from "#ui/field-row.tsx";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The fields of a goal; amounts for financial goals, a percentage for all others. */
export function GoalFields() {
  const form = useFormContext<GoalFormInput>();
  const { control } = form;
  const isMoney = isMoneyType(useWatch({ control, name: "type" }));
  return (
    <>
      <TextField label={GOAL_FIELDS.title.label} required {...fieldOf(form, "title")} />
      <FieldRow>
        <SelectField
          label={GOAL_FIELDS.type.label}
          required
          options={GOAL_FIELDS.type.options}
          {...fieldOf(form, "type")}
        />
        <SelectField
          label={GOAL_FIELDS.status.label}
          options={GOAL_FIELDS.status.options}
          {...fieldOf(form, "status")}
        />
      </FieldRow>
      {isMoney ? (
        <FieldRow>
          <MoneyField
            label={GOAL_FIELDS.targetAmount.label}
            required
            {...fieldOf(form, "targetAmount", { deps: ["currentAmount"] })}
          />
          <MoneyField label={GOAL_FIELDS.currentAmount.label} {...fieldOf(form, "currentAmount")} />
        </FieldRow>
      ) : null}
      <FieldRow>
        {isMoney ? null : <NumberField label={GOAL_FIELDS.progress.label} suffix="%" {...fieldOf(form, "progress")} />}
        <Controller
          control={control}
          name="targetDate"
          render={({ field, fieldState }) => (
            <DateField
              label={GOAL_FIELDS.targetDate.label}
              monthMeans="its last day"
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        {isMoney ? <CategoryField /> : null}
      </FieldRow>
      {isMoney ? null : <CategoryField />}
      <TextAreaField
        label={GOAL_FIELDS.description.label}
        rows={3}
        help="Optional. What it is for, and why it matters to you."
        {...fieldOf(form, "description")}
      />
    </>
  );
}

function CategoryField() {
  return <TextField label={GOAL_FIELDS.category.label} {...fieldOf(useFormContext<GoalFormInput>(), "category")} />;
}
