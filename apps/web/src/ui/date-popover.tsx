import { Popover } from "@base-ui/react/popover";
import { type ReactElement, Suspense, useState } from "react";
import styles from "./date-field.module.css";
import { lazyPart } from "./lazy-part.ts";
import { Spinner } from "./spinner.tsx";

const DateCalendar = lazyPart(async () => (await import("./date-calendar.tsx")).DateCalendar);

interface DatePopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether it begins open. */
  opens: boolean;
  value: string;
  onPick: (value: string) => void;
}

/** The calendar button of a date field and what it opens. The calendar itself is loaded when it is first opened. */
export function DatePopover({ trigger, opens, value, onPick }: DatePopoverProps) {
  const [open, setOpen] = useState(opens);
  const pick = (picked: string) => {
    onPick(picked);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
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
  );
}
