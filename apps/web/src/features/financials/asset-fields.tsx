import { ASSET_FIELDS, type AssetFormInput, type AssetFormOutput } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { SelectField } from "#ui/select-field.tsx";
import styles from "./entry-fields.module.css";
import { AmountField, EntryFields } from "./entry-fields.tsx";

export function AssetFields({ form }: { form: UseFormReturn<AssetFormInput, unknown, AssetFormOutput> }) {
  return (
    <EntryFields
      facts={ASSET_FIELDS}
      name={fieldOf(form, "name")}
      description={fieldOf(form, "description")}
      example="Where it is held, when you bought it"
      several="accounts"
    >
      <div className={styles.row}>
        <SelectField
          label={ASSET_FIELDS.type.label}
          required
          options={ASSET_FIELDS.type.options}
          {...fieldOf(form, "type")}
        />
        <AmountField facts={ASSET_FIELDS.value} amount={fieldOf(form, "value")} />
      </div>
    </EntryFields>
  );
}
