import { CALENDAR_PATH } from "@seven-figures/calls";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useSaveReminders } from "#documents/reminders.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./reminders.module.css";

const FAILED = "This could not be saved. Please try again.";

/** The secret address that calendar programs read: made, renewed and taken away. It is shown only when it is made. */
export function CalendarAddress({ since }: { since: string | null }) {
  const { mutateAsync: save, isPending } = useSaveReminders();
  const [address, setAddress] = useState<string | null>(null);
  const [asking, setAsking] = useState<"new" | "off" | null>(null);

  const change = async (calendar: "new" | "off") => {
    try {
      const { calendarKey } = await save({ calendar });
      setAddress(calendarKey && `${window.location.origin}${CALENDAR_PATH}?key=${calendarKey}`);
      if (calendar === "off") toast.success("Your calendar address no longer works.");
    } catch {
      toast.error(FAILED);
    } finally {
      setAsking(null);
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success("Copied.");
    } catch {
      toast.error("It could not be copied. Please select it and copy it yourself.");
    }
  };
  return (
    <section className={styles.part} aria-labelledby="in-calendar">
      <h3 id="in-calendar" className={styles.heading}>
        In your calendar {since ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      </h3>
      <p className={styles.text}>
        An address that any calendar program can subscribe to: your open steps and goals on the days they are due, and
        your check-ins. Whoever has the address can read them, so keep it to yourself.
      </p>
      {address ? (
        <div className={styles.address} role="status">
          <TextField
            label="Your calendar address"
            help="It is shown this once. Lost it? Make a new one; this one stops working then."
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={<Copy strokeWidth={1.75} aria-hidden />} onClick={() => void copy(address)}>
            Copy Address
          </Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        {since ? (
          <>
            <Button onClick={() => setAsking("new")}>Make a New Address</Button>
            <Button variant="danger" onClick={() => setAsking("off")}>
              Turn Off the Calendar
            </Button>
          </>
        ) : (
          <Button busy={isPending} busyLabel="Making..." onClick={() => void change("new")}>
            Make a Calendar Address
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={asking === "new" ? "Make a new address?" : "Turn off the calendar?"}
        message="The address that you have now stops working in every program that reads it."
        confirmLabel={asking === "new" ? "Make a New Address" : "Turn Off"}
        cancelLabel="Keep It"
        tone="danger"
        busy={isPending}
        busyLabel="Saving..."
        onConfirm={() => asking && void change(asking)}
        onCancel={() => setAsking(null)}
      />
    </section>
  );
}
