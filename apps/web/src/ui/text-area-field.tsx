import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";

type TextAreaFieldProps = FieldLook & Omit<ComponentProps<"textarea">, "children">;

export function TextAreaField({ rows = 3, ...props }: TextAreaFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={rows} className={styles.control} {...control} />
    </FieldFrame>
  );
}
