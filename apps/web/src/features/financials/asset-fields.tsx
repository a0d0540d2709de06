import { ASSET_TYPE_OPTIONS, type AssetFormInput, type AssetFormOutput, MAX_TEXT } from "@seven-figures/domain";
import type { UseFormReturn } from "react-hook-form";
import { MoneyField } from "#ui/money-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./entry-dialog.module.css";

export function AssetFields({ form }: { form: UseFormReturn<AssetFormInput, unknown, AssetFormOutput> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Asset Name"
        required
        maxLength={MAX_TEXT}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name")}
      />
      <div className={styles.row}>
        <SelectField
          label="Type"
          required
          options={ASSET_TYPE_OPTIONS}
          error={errors.type?.message}
          {...form.register("type")}
        />
        <MoneyField
          label="Value"
          required
          error={errors.value?.message}
          onFocus={(event) => event.currentTarget.select()}
          {...form.register("value")}
        />
      </div>
      <TextAreaField
        label="Description"
        placeholder="Where it is held, when you bought it"
        help="Optional. Helps the advisor tell two accounts apart."
        rows={3}
        error={errors.description?.message}
        {...form.register("description")}
      />
    </>
  );
}
