import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlProps, type FieldLook, FieldNotes, useFieldIds } from "./field-frame.tsx";

type CheckboxFieldProps = FieldLook & Omit<ComponentProps<"input">, "children" | "type">;

/** A checkbox with its label to the right. */
export function CheckboxField({ label, required, help, error, id, className, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds(id);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.checkboxRow} htmlFor={ids.control}>
        <input
          type="checkbox"
          className={styles.checkbox}
          {...controlProps(ids, { required, help, error })}
          {...rest}
        />
        <span className={classNames(required && styles.required)}>{label}</span>
      </label>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
