import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

/** What every field takes beside its own native properties. */
export interface FieldLook {
  label: ReactNode;
  required?: boolean | undefined;
  help?: ReactNode;
  /** The sentence under the field; it takes the place of the help's announcement, not of the help. */
  error?: string | undefined;
}

interface FieldIds {
  control: string;
  help: string;
  error: string;
}

export function useFieldIds(id: string | undefined): FieldIds {
  const own = useId();
  const control = id ?? own;
  return { control, help: `${control}-help`, error: `${control}-error` };
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  className?: string | undefined;
}

/** A field's properties in two: its frame's, and what its control takes, tied to label, help and error. */
export function useField<Props extends FieldProps>({ label, required, help, error, id, className, ...rest }: Props) {
  const ids = useFieldIds(id);
  return {
    frame: { ids, label, required, help, error, className },
    control: { ...controlProps(ids, { required, help, error }), ...rest },
  };
}

/** What ties a control to its label, help and error. */
export function controlProps(ids: FieldIds, { required, help, error }: Omit<FieldLook, "label">) {
  const describedBy = classNames(error && ids.error, Boolean(help) && ids.help);
  return {
    id: ids.control,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  } as const;
}

/** Label above, control, then error and help. */
export function FieldFrame({
  ids,
  label,
  required,
  help,
  error,
  className,
  children,
}: FieldLook & { ids: FieldIds; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.control} className={classNames(styles.label, required && styles.required)}>
        {label}
      </label>
      {children}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}

export function FieldNotes({ ids, help, error }: { ids: FieldIds } & Pick<FieldLook, "help" | "error">) {
  return (
    <>
      {error && (
        <p className={styles.error} id={ids.error}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden /> <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      )}
    </>
  );
}
