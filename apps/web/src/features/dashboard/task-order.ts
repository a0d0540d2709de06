import type { Task } from "@seven-figures/domain";

/** How many tasks the list shows before 'Show all tasks'. */
export const TASKS_SHOWN = 6;

export function taskKey({ goal, step }: Task): string {
  return `${goal.id}/${step.id}/${step.targetDate ?? ""}`;
}

/**
 * The tasks in the order in which they were first shown, so that a task that was just ticked stays under the pointer.
 * Where a task came, went or got another date, the order is the list's own again.
 */
export function keepOrder(shown: readonly string[], tasks: readonly Task[]): Task[] {
  const byKey = new Map(tasks.map((task) => [taskKey(task), task]));
  if (shown.length !== tasks.length || shown.some((key) => !byKey.has(key))) return [...tasks];
  return shown.flatMap((key) => byKey.get(key) ?? []);
}
