import { type MonthMeans, readDateInput } from "@seven-figures/domain";
import { CalendarDays } from "lucide-react";
import type { ComponentProps, FocusEventHandler, Ref } from "react";
import { aheadPart } from "./ahead-part.ts";
import { classNames } from "./class-names.ts";
import fieldStyles from "./field.module.css";
import { FieldFrame, type FieldLook, useField } from "./field-frame.tsx";
import { IconButton } from "./icon-button.tsx";
import { useButtonAhead } from "./use-button-ahead.ts";

const part = aheadPart(async () => (await import("./date-popover.tsx")).DatePopover);

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
export function DateField({ value, onChange, onBlur, monthMeans, disabled, ...props }: DateFieldProps) {
  const { frame, control } = useField(props);
  const leave: FocusEventHandler<HTMLInputElement> = (event) => {
    const reading = readDateInput(value, monthMeans);
    if ("date" in reading && reading.date !== value) onChange(reading.date);
    onBlur?.(event);
  };
  return (
    <FieldFrame {...frame}>
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
          {...control}
        />
        <CalendarButton disabled={disabled} value={value} onPick={onChange} />
      </span>
    </FieldFrame>
  );
}

interface CalendarButtonProps {
  disabled: boolean | undefined;
  value: string;
  onPick: (value: string) => void;
}

function CalendarButton({ disabled, value, onPick }: CalendarButtonProps) {
  const { popup: DatePopover, opens, button, handlers } = useButtonAhead(part);
  if (!DatePopover)
    return <ChooseButton disabled={disabled} aria-haspopup="dialog" aria-expanded={false} {...handlers} />;
  return (
    <DatePopover
      trigger={<ChooseButton ref={button} disabled={disabled} />}
      opens={opens}
      value={value}
      onPick={onPick}
    />
  );
}

function ChooseButton(props: ComponentProps<"button">) {
  return (
    <IconButton label="Choose a date" className={fieldStyles.inside} {...props}>
      <CalendarDays strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
