import { ASSET_FIELDS, type AssetFormInput, type AssetFormOutput } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import styles from "./entry-fields.module.css";
import { AmountField, EntryFields, TypeField } from "./entry-fields.tsx";

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
        <TypeField facts={ASSET_FIELDS.type} type={fieldOf(form, "type")} />
        <AmountField facts={ASSET_FIELDS.value} amount={fieldOf(form, "value")} />
      </div>
    </EntryFields>
  );
}
