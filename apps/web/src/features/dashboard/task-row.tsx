import {
  type CalendarDate,
  dueLabel,
  formatDate,
  formatShortDate,
  type Submilestone,
  type Task,
  yearOf,
} from "@seven-figures/domain";
import { CircleAlert, Clock } from "lucide-react";
import { useId } from "react";
import styles from "./task-row.module.css";

interface TaskRowProps {
  task: Task;
  today: CalendarDate;
  onToggle: () => void;
}

/** A step of a goal to tick off, with its goal and when it is due. */
export function TaskRow({ task: { goal, step }, today, onToggle }: TaskRowProps) {
  const id = useId();
  return (
    <li className={styles.row} data-done={step.completed}>
      <input
        type="checkbox"
        className={styles.check}
        id={id}
        checked={step.completed}
        onChange={onToggle}
        aria-describedby={`${id}-due`}
      />
      <label htmlFor={id}>
        <b>{step.title}</b> <span>{goal.title}</span>
      </label>
      <Due id={`${id}-due`} step={step} today={today} />
    </li>
  );
}

function Due({ id, step, today }: { id: string; step: Submilestone; today: CalendarDate }) {
  if (step.completed) return <Said id={id} text="Done" />;
  if (!step.targetDate) return <Said id={id} text="No date" />;
  const { state, text } = dueLabel(step.targetDate, today);
  const date =
    yearOf(step.targetDate) === yearOf(today) ? formatShortDate(step.targetDate) : formatDate(step.targetDate);
  return <Said id={id} text={text ?? date} state={state} />;
}

function Said({ id, text, state = "none" }: { id: string; text: string; state?: string }) {
  const urgent = state === "today" || state === "soon";
  return (
    <span id={id} className={styles.due} data-state={state}>
      {state === "overdue" ? <CircleAlert aria-hidden /> : null}
      {urgent ? <Clock aria-hidden /> : null}
      {text}
    </span>
  );
}
