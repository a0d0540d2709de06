import { DEBT_FIELDS, type Debt, type DebtFormInput, type DebtFormOutput } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { aheadPart } from "#ui/ahead-part.ts";
import { NumberField } from "#ui/number-field.tsx";
import { useExtra } from "#ui/use-extra.ts";
import styles from "./entry-fields.module.css";
import { AmountField, EntryFields, TypeField } from "./entry-fields.tsx";

/** What paying the debt off does to the date of the target: worked out once somebody looks at a stored one. */
const nearer = aheadPart(async () => (await import("#explained/nearer-figures.tsx")).NearerFigures, {
  whenIdle: false,
});

interface DebtFieldsProps {
  form: UseFormReturn<DebtFormInput, unknown, DebtFormOutput>;
  /** The debt as it is stored; null for a new one. */
  entry: Debt | null;
}

export function DebtFields({ form, entry }: DebtFieldsProps) {
  const NearerFigures = useExtra(nearer, entry !== null);
  return (
    <>
      <EntryFields
        facts={DEBT_FIELDS}
        name={fieldOf(form, "name")}
        description={fieldOf(form, "description")}
        example="Who you owe it to, when it is paid off"
        several="debts"
      >
        <TypeField facts={DEBT_FIELDS.type} type={fieldOf(form, "type")} />
        <div className={styles.row}>
          <AmountField facts={DEBT_FIELDS.balance} amount={fieldOf(form, "balance")} />
          <NumberField
            label={DEBT_FIELDS.interestRate.label}
            suffix="%"
            help="Optional. Between 0 and 100."
            {...fieldOf(form, "interestRate")}
          />
        </div>
      </EntryFields>
      {entry && NearerFigures ? <NearerFigures of="debt" id={entry.id} level={3} /> : null}
    </>
  );
}
