import { formatMoneyInput, parseMoneyInput } from "@seven-figures/domain";
import type { ComponentProps, FocusEvent } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";
import { typeInto } from "./type-into.ts";

type MoneyFieldProps = FieldLook & Omit<ComponentProps<"input">, "children" | "type">;

/** Dollars as text: `12,500`, `$12,500.50` and `12.5k` are all understood and grouped as the person leaves the field. */
export function MoneyField({ onBlur, ...props }: MoneyFieldProps) {
  const { frame, control } = useField(props);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const formatted = formatMoneyInput(parseMoneyInput(event.target.value));
    if (formatted && formatted !== event.target.value) typeInto(event.target, formatted);
    onBlur?.(event);
  };
  return (
    <FieldFrame {...frame}>
      <span className={styles.frame}>
        <span className={styles.prefix} aria-hidden>
          $
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={classNames(styles.control, styles.withPrefix)}
          onBlur={leave}
          {...control}
        />
      </span>
    </FieldFrame>
  );
}
