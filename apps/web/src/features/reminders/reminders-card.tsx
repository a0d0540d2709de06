import { useQuery } from "@tanstack/react-query";
import { remindersQuery, useSaveReminders } from "#documents/reminders.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { CalendarAddress } from "./calendar-address.tsx";
import styles from "./reminders.module.css";

const FAILED = "This could not be saved. Please try again.";

/** Where steps and check-ins are reminded of: in a calendar program, and by mail. */
export function RemindersCard() {
  const reminders = useQuery(remindersQuery);
  const { data } = reminders;
  const { mutateAsync: save, isPending: isSaving } = useSaveReminders();
  if (reminders.isPending) return <Skeleton height={260} />;
  if (!data) return <LoadFailed message="Your reminders could not be loaded." queries={[reminders]} />;
  const isOn = data.mailSince !== null;
  const turn = async () => {
    try {
      await save({ mail: !isOn });
      toast.success(isOn ? "Reminders by email are off." : "Reminders by email are on.");
    } catch {
      toast.error(FAILED);
    }
  };
  return (
    <Card title="Reminders">
      <section className={styles.part} aria-labelledby="by-email">
        <h3 id="by-email" className={styles.heading}>
          By email {isOn ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
        </h3>
        <p className={styles.text}>
          One email when a month has gone by since your last check-in. It names no amounts, and each has a link that
          turns them off.
        </p>
        <Button busy={isSaving} busyLabel="Saving..." onClick={turn}>
          {isOn ? "Turn Off Email Reminders" : "Turn On Email Reminders"}
        </Button>
      </section>
      <CalendarAddress since={data.calendarSince} />
    </Card>
  );
}
