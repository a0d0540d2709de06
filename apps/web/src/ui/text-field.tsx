import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";

type TextFieldProps = FieldLook & Omit<ComponentProps<"input">, "children">;

export function TextField({ type = "text", ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input type={type} className={styles.control} {...control} />
    </FieldFrame>
  );
}
