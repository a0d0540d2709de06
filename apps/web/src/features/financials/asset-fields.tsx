import { ASSET_TYPE_OPTIONS, type AssetFormInput, type AssetFormOutput, MAX_TEXT } from "@seven-figures/domain";
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
      <TextField label="Asset Name" required maxLength={MAX_TEXT} autoComplete="off" {...fieldOf(form, "name")} />
      <div className={styles.row}>
        <SelectField label="Type" required options={ASSET_TYPE_OPTIONS} {...fieldOf(form, "type")} />
        <MoneyField
          label="Value"
          required
          onFocus={(event) => event.currentTarget.select()}
          {...fieldOf(form, "value")}
        />
      </div>
      <TextAreaField
        label="Description"
        placeholder="Where it is held, when you bought it"
        help="Optional. Helps the advisor tell two accounts apart."
        rows={3}
        {...fieldOf(form, "description")}
      />
    </>
  );
}
