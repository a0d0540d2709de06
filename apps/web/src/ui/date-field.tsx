import { Popover } from "@base-ui/react/popover";
import { type MonthMeans, readDateInput } from "@seven-figures/domain";
import { CalendarDays } from "lucide-react";
import { type FocusEventHandler, type Ref, Suspense, useState } from "react";
import { classNames } from "./class-names.ts";
import styles from "./date-field.module.css";
import fieldStyles from "./field.module.css";
import { controlProps, FieldFrame, type FieldLook, useFieldIds } from "./field-frame.tsx";
import { IconButton } from "./icon-button.tsx";
import { lazyPart } from "./lazy-part.ts";
import { Spinner } from "./spinner.tsx";

const DateCalendar = lazyPart(async () => (await import("./date-calendar.tsx")).DateCalendar);

interface DateFieldProps extends FieldLook {
  /** Empty, or `YYYY-MM-DD`; while the person types, whatever they typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Whether a month alone will do, for its last day. */
  monthMeans?: MonthMeans | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day: typed as people write it and shown as `YYYY-MM-DD` once they leave the field, or picked from a calendar that is loaded when it is first opened. */
export function DateField({
  label,
  required,
  help,
  error,
  id,
  className,
  value,
  onChange,
  onBlur,
  monthMeans,
  disabled,
  ...rest
}: DateFieldProps) {
  const ids = useFieldIds(id);
  const [open, setOpen] = useState(false);
  const pick = (picked: string) => {
    onChange(picked);
    setOpen(false);
  };
  const leave: FocusEventHandler<HTMLInputElement> = (event) => {
    const reading = readDateInput(value, monthMeans);
    if ("date" in reading && reading.date !== value) onChange(reading.date);
    onBlur?.(event);
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
            onChange={(event) => onChange(event.target.value)}
            onBlur={leave}
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
