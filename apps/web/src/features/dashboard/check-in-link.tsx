import type { CalendarDate } from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { daysUnchecked } from "./days-unchecked.ts";
import styles from "./net-worth-card.module.css";
import type { NetWorthPoint } from "./net-worth-change.ts";

interface CheckInLinkProps {
  history: readonly NetWorthPoint[];
  checkedInOn: string | null;
  today: CalendarDate;
}

/** The way to the check-in; after a month without one, or any change of net worth, it says how long that is. */
export function CheckInLink({ history, checkedInOn, today }: CheckInLinkProps) {
  const days = daysUnchecked(history, checkedInOn, today);
  return (
    <Link className={styles.checkIn} data-due={days !== null} to={paths.checkIn}>
      {days === null ? "Check in" : `${days} days since your last update: check in`}
    </Link>
  );
}
