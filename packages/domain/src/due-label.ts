import { type CalendarDate, daysBetween } from "./calendar-date.ts";
import { UPCOMING_DAYS, URGENT_DAYS } from "./limits.ts";

type DueState = "overdue" | "today" | "soon" | "upcoming" | "future";

interface DueLabel {
  state: DueState;
  /** Days from today; negative when overdue. */
  days: number;
  /** 'N days overdue', 'Due today', 'Due in N days'; null from 'upcoming' on, where the date itself is shown. */
  text: string | null;
}

/** How a dated task stands today. */
export function dueLabel(targetDate: CalendarDate, today: CalendarDate): DueLabel {
  const days = daysBetween(today, targetDate);
  if (days < 0) return { state: "overdue", days, text: `${countDays(-days)} overdue` };
  if (days === 0) return { state: "today", days, text: "Due today" };
  if (days <= URGENT_DAYS) return { state: "soon", days, text: `Due in ${countDays(days)}` };
  return { state: days <= UPCOMING_DAYS ? "upcoming" : "future", days, text: null };
}

/** Not completed and overdue, due today or within 7 days. */
export function isUrgent(task: { completed: boolean; targetDate: CalendarDate | null }, today: CalendarDate): boolean {
  if (task.completed || task.targetDate === null) return false;
  return daysBetween(today, task.targetDate) <= URGENT_DAYS;
}

function countDays(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
