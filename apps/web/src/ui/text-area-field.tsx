import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";

type TextAreaFieldProps = FieldLook & Omit<ComponentProps<"textarea">, "children">;

export function TextAreaField({ label, required, help, error, id, className, rows = 3, ...rest }: TextAreaFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} label={label} required={required} help={help} error={error} className={className}>
      <textarea rows={rows} className={styles.control} {...controlProps(ids, { required, help, error })} {...rest} />
    </FieldFrame>
  );
}
