import { DEBT_TYPE_OPTIONS, type DebtFormInput, type DebtFormOutput, MAX_TEXT } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { MoneyField } from "#ui/money-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./entry-dialog.module.css";

export function DebtFields({ form }: { form: UseFormReturn<DebtFormInput, unknown, DebtFormOutput> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Debt Name"
        required
        maxLength={MAX_TEXT}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name")}
      />
      <SelectField
        label="Type"
        required
        options={DEBT_TYPE_OPTIONS}
        error={errors.type?.message}
        {...form.register("type")}
      />
      <div className={styles.row}>
        <MoneyField
          label="Balance"
          required
          error={errors.balance?.message}
          onFocus={(event) => event.currentTarget.select()}
          {...form.register("balance")}
        />
        <NumberField
          label="Interest rate (APR)"
          suffix="%"
          help="Optional. Between 0 and 100."
          error={errors.interestRate?.message}
          {...form.register("interestRate")}
        />
      </div>
      <TextAreaField
        label="Description"
        placeholder="Who you owe it to, when it is paid off"
        help="Optional. Helps the advisor tell two debts apart."
        rows={3}
        error={errors.description?.message}
        {...form.register("description")}
      />
    </>
  );
}
