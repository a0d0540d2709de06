import { type CalendarDate, compareDates } from "./calendar-date.ts";
import { isUrgent } from "./due-label.ts";
import type { Goal, Submilestone } from "./goals.ts";

/** A sub-step with the goal it belongs to. */
export interface Task {
  goal: Goal;
  step: Submilestone;
}

export interface ToDoList {
  /** Open tasks by date, undated last; then the completed ones. */
  tasks: Task[];
  total: number;
  completed: number;
  urgent: number;
}

/** The sub-steps of all goals as one list with its counts. */
export function toDoList(goals: readonly Goal[], today: CalendarDate): ToDoList {
  const tasks = goals.flatMap((goal) => goal.submilestones.map((step) => ({ goal, step })));
  return {
    tasks: tasks.toSorted(
      (a, b) =>
        Number(a.step.completed) - Number(b.step.completed) || compareDates(a.step.targetDate, b.step.targetDate),
    ),
    total: tasks.length,
    completed: tasks.filter(({ step }) => step.completed).length,
    urgent: tasks.filter(({ step }) => isUrgent(step, today)).length,
  };
}
