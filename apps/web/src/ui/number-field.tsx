import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";

interface NumberFieldProps extends FieldLook, Omit<ComponentProps<"input">, "children" | "required"> {
  /** The unit inside the field's end, such as %. */
  suffix?: string | undefined;
}

/** A plain number as text, so that what was typed is never lost and every wrong entry gets its own sentence. */
export function NumberField({
  label,
  required,
  help,
  error,
  id,
  className,
  suffix,
  type = "text",
  ...rest
}: NumberFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} label={label} required={required} help={help} error={error} className={className}>
      <span className={styles.frame}>
        <input
          type={type}
          inputMode="decimal"
          autoComplete="off"
          className={classNames(styles.control, suffix && styles.withSuffix)}
          {...controlProps(ids, { required, help, error })}
          {...rest}
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
