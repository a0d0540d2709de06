import { ASSET_FIELDS, type AssetFormInput, type AssetFormOutput, MAX_TEXT } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { MoneyField } from "#ui/money-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./entry-fields.module.css";

export function AssetFields({ form }: { form: UseFormReturn<AssetFormInput, unknown, AssetFormOutput> }) {
  return (
    <>
      <TextField
        label={ASSET_FIELDS.name.label}
        required
        maxLength={MAX_TEXT}
        autoComplete="off"
        {...fieldOf(form, "name")}
      />
      <div className={styles.row}>
        <SelectField
          label={ASSET_FIELDS.type.label}
          required
          options={ASSET_FIELDS.type.options}
          {...fieldOf(form, "type")}
        />
        <MoneyField
          label={ASSET_FIELDS.value.label}
          required
          onFocus={(event) => event.currentTarget.select()}
          {...fieldOf(form, "value")}
        />
      </div>
      <TextAreaField
        label={ASSET_FIELDS.description.label}
        placeholder="Where it is held, when you bought it"
        help="Optional. Helps the advisor tell two accounts apart."
        rows={3}
        {...fieldOf(form, "description")}
      />
    </>
  );
}
