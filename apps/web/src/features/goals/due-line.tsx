import { type CalendarDate, dueLabel, formatDate, type Goal } from "@seven-figures/domain";
import { Calendar, CircleAlert } from "lucide-react";
import styles from "./due-line.module.css";

/** When a goal is due; how long it is overdue, where it is not completed. */
export function DueLine({ goal, today }: { goal: Pick<Goal, "status" | "targetDate">; today: CalendarDate }) {
  const overdue = overdueText(goal, today);
  const Icon = overdue ? CircleAlert : Calendar;
  return (
    <p className={styles.due} data-overdue={overdue !== null}>
      <Icon size={14} strokeWidth={2.25} aria-hidden />
      <span>
        {goal.targetDate ? `Due ${formatDate(goal.targetDate)}` : "No target date"}
        {overdue ? ` · ${overdue}` : ""}
      </span>
    </p>
  );
}

function overdueText({ status, targetDate }: Pick<Goal, "status" | "targetDate">, today: CalendarDate): string | null {
  if (status === "Completed" || !targetDate) return null;
  const { state, text } = dueLabel(targetDate, today);
  return state === "overdue" ? text : null;
}
