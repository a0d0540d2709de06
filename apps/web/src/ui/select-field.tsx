import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";

interface SelectFieldProps extends FieldLook, Omit<ComponentProps<"select">, "children" | "required"> {
  options: readonly { value: string; label: string }[];
  /** The first, empty choice, such as 'Choose a country'. Without it the first option is chosen. */
  placeholder?: string | undefined;
}

/** The browser's own select: on phones nothing is better. */
export function SelectField({
  label,
  required,
  help,
  error,
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} label={label} required={required} help={help} error={error} className={className}>
      <span className={styles.frame}>
        <select className={styles.control} {...controlProps(ids, { required, help, error })} {...rest}>
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
