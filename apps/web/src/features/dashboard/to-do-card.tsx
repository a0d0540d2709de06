import { type CalendarDate, type Goal, toDoList } from "@seven-figures/domain";
import { ChevronDown, ListChecks } from "lucide-react";
import { useRef, useState } from "react";
import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import textButton from "#ui/text-button.module.css";
import { TaskCounts } from "./task-counts.tsx";
import { keepOrder, TASKS_SHOWN, taskKey } from "./task-order.ts";
import { TaskRow } from "./task-row.tsx";
import styles from "./to-do-card.module.css";

interface ToDoCardProps {
  goals: readonly Goal[];
  today: CalendarDate;
  onToggle: (goalId: string, stepId: string, completed: boolean) => void;
}

/** The steps of all goals: what is open by date, then what is done. */
export function ToDoCard({ goals, today, onToggle }: ToDoCardProps) {
  const list = toDoList(goals, today);
  const order = useRef<string[]>([]);
  const tasks = keepOrder(order.current, list.tasks);
  order.current = tasks.map(taskKey);
  const [all, setAll] = useState(false);
  const shown = all ? tasks : tasks.slice(0, TASKS_SHOWN);
  return (
    <Card title="To-Do" action={<TaskCounts {...list} />}>
      {tasks.length === 0 ? (
        <EmptyState
          icon={<ListChecks strokeWidth={1.75} aria-hidden />}
          title="No tasks yet"
          text="The steps of your goals stand here, the most urgent first, so that you know what to do next."
          action={
            <ButtonLink variant="secondary" to={paths.goals}>
              Go to your goals
            </ButtonLink>
          }
        />
      ) : null}
      <ul className={styles.tasks}>
        {shown.map((task) => (
          <TaskRow
            key={taskKey(task)}
            task={task}
            today={today}
            onToggle={() => onToggle(task.goal.id, task.step.id, !task.step.completed)}
          />
        ))}
      </ul>
      {tasks.length > TASKS_SHOWN ? (
        <button
          type="button"
          className={classNames(textButton.button, styles.all)}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer tasks" : "Show all tasks"}
          <ChevronDown size={16} strokeWidth={2} aria-hidden />
        </button>
      ) : null}
    </Card>
  );
}
