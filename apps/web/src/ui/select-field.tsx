import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";

interface SelectFieldProps extends FieldLook, Omit<ComponentProps<"select">, "children" | "required"> {
  options: readonly { value: string; label: string }[];
  /** The first, empty choice, such as 'Choose a country'. Without it the first option is chosen. */
  placeholder?: string | undefined;
}

/** The browser's own select: on phones nothing is better. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={styles.frame}>
        <select className={styles.control} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} className={styles.arrow} aria-hidden />
      </span>
    </FieldFrame>
  );
}
