import { type CalendarDate, formatDate } from "@seven-figures/domain";
import { Calendar } from "lucide-react";
import styles from "./due-line.module.css";

/** When a goal is due. */
export function DueLine({ date }: { date: CalendarDate | null }) {
  return (
    <p className={styles.due}>
      <Calendar size={14} strokeWidth={2.25} aria-hidden />
      {date ? `Due ${formatDate(date)}` : "No target date"}
    </p>
  );
}
