import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";

interface NumberFieldProps extends FieldLook, Omit<ComponentProps<"input">, "children" | "required"> {
  /** The unit inside the field's end, such as %. */
  suffix?: string | undefined;
}

/** A plain number as text, so that what was typed is never lost and every wrong entry gets its own sentence. */
export function NumberField({ suffix, type = "text", ...props }: NumberFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={styles.frame}>
        <input
          type={type}
          inputMode="decimal"
          autoComplete="off"
          className={classNames(styles.control, suffix && styles.withSuffix)}
          {...control}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden>
            {suffix}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
