import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";

type TextFieldProps = FieldLook & Omit<ComponentProps<"input">, "children">;

export function TextField({ label, required, help, error, id, className, type = "text", ...rest }: TextFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} label={label} required={required} help={help} error={error} className={className}>
      <input
        type={type}
        className={classNames(styles.control)}
        {...controlProps(ids, { required, help, error })}
        {...rest}
      />
    </FieldFrame>
  );
}
