import { type FieldFacts, MAX_TEXT } from "@seven-figures/domain";
import type { ReactNode } from "react";
import type { Field } from "#forms/field-of.ts";
import { MoneyField } from "#ui/money-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";

interface EntryFieldsProps {
  facts: Readonly<Record<"name" | "description", FieldFacts>>;
  name: Field;
  description: Field;
  /** What a description may tell. */
  example: string;
  /** Several of the kind: "accounts". */
  several: string;
  children: ReactNode;
}

/** What the dialogs of assets and debts begin and end with. */
export function EntryFields({ facts, name, description, example, several, children }: EntryFieldsProps) {
  return (
    <>
      <TextField label={facts.name.label} required maxLength={MAX_TEXT} autoComplete="off" {...name} />
      {children}
      <TextAreaField
        label={facts.description.label}
        placeholder={example}
        help={`Optional. Helps the advisor tell two ${several} apart.`}
        rows={3}
        {...description}
      />
    </>
  );
}

/** Of what kind an entry is. */
export function TypeField({ facts, type }: { facts: FieldFacts; type: Field }) {
  return <SelectField label={facts.label} required options={facts.options ?? []} {...type} />;
}

/** What an entry stands at: typing takes the place of all of it. */
export function AmountField({ facts, amount }: { facts: FieldFacts; amount: Field }) {
  return <MoneyField label={facts.label} required onFocus={(event) => event.currentTarget.select()} {...amount} />;
}
