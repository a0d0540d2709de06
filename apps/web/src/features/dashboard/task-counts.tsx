import type { ToDoList } from "@seven-figures/domain";
import styles from "./task-counts.module.css";

/** How many tasks there are, how many are completed and how many are urgent. */
export function TaskCounts({ total, completed, urgent }: Pick<ToDoList, "total" | "completed" | "urgent">) {
  return (
    <p className={styles.counts}>
      <span>
        <b>{total}</b> {total === 1 ? "task" : "tasks"}
      </span>
      <span>
        <b>{completed}</b> completed
      </span>
      <span data-urgent={urgent > 0}>
        <b>{urgent}</b> urgent
      </span>
    </p>
  );
}
