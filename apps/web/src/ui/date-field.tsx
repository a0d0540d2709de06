import { Popover } from "@base-ui/react/popover";
import { CalendarDays } from "lucide-react";
import { type FocusEventHandler, lazy, type Ref, Suspense, useState } from "react";
import { classNames } from "./class-names.ts";
import styles from "./date-field.module.css";
import fieldStyles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";
import { IconButton } from "./icon-button.tsx";
import { Spinner } from "./spinner.tsx";

const DateCalendar = lazy(async () => ({ default: (await import("./date-calendar.tsx")).DateCalendar }));

interface DateFieldProps extends FieldLook {
  /** Empty, or `YYYY-MM-DD`; while the person types, whatever they typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day: typed as `YYYY-MM-DD`, or picked from a calendar that is loaded when it is first opened. */
export function DateField({
  label,
  required,
  help,
  error,
  id,
  className,
  value,
  onChange,
  disabled,
  ...rest
}: DateFieldProps) {
  const ids = useFieldIds(id);
  const [open, setOpen] = useState(false);
  const pick = (picked: string) => {
    onChange(picked);
    setOpen(false);
  };
  return (
    <FieldFrame ids={ids} label={label} required={required} help={help} error={error} className={className}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <span className={fieldStyles.frame}>
          <input
            type="text"
            placeholder="YYYY-MM-DD"
            autoComplete="off"
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
            className={classNames(fieldStyles.control, fieldStyles.withButton)}
            {...controlProps(ids, { required, help, error })}
            {...rest}
          />
          <Popover.Trigger
            disabled={disabled ?? false}
            className={fieldStyles.inside}
            render={
              <IconButton label="Choose a date">
                <CalendarDays strokeWidth={1.75} aria-hidden />
              </IconButton>
            }
          />
        </span>
        <Popover.Portal>
          <Popover.Positioner className={styles.positioner} align="end" sideOffset={6} collisionPadding={8}>
            <Popover.Popup className={styles.popup} aria-label="Choose a date">
              <Suspense
                fallback={
                  <div className={styles.loading}>
                    <Spinner />
                  </div>
                }
              >
                <DateCalendar value={value} onPick={pick} />
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  );
}
