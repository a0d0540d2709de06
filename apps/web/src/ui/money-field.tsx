import { formatMoneyInput, parseMoneyInput } from "@seven-figures/domain";
import type { ComponentProps, FocusEvent } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";
import { typeInto } from "./type-into.ts";

type MoneyFieldProps = FieldLook & Omit<ComponentProps<"input">, "children" | "type">;

/** Dollars as text: `12,500`, `$12,500.50` and `12.5k` are all understood and grouped as the person leaves the field. */
export function MoneyField({ label, required, help, error, id, className, onBlur, ...rest }: MoneyFieldProps) {
  const ids = useFieldIds(id);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const formatted = formatMoneyInput(parseMoneyInput(event.target.value));
    if (formatted && formatted !== event.target.value) typeInto(event.target, formatted);
    onBlur?.(event);
  };
  return (
    <FieldFrame ids={ids} label={label} required={required} help={help} error={error} className={className}>
      <span className={styles.frame}>
        <span className={styles.prefix} aria-hidden>
          $
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={classNames(styles.control, styles.withPrefix)}
          {...controlProps(ids, { required, help, error })}
          onBlur={leave}
          {...rest}
        />
      </span>
    </FieldFrame>
  );
}
