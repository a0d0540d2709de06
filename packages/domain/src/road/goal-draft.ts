import type { CalendarDate } from "../calendar-date.ts";
import { measureOf } from "../goal-kinds.ts";
import type { Goal } from "../goals.ts";
import type { Dollars } from "../money.ts";

interface Step {
  title: string;
  date: CalendarDate | null;
  amount?: Dollars;
}

/** A goal before it has an id; without an amount it is one of behavior. */
export interface GoalDraft {
  title: string;
  description: string;
  date: CalendarDate | null;
  steps: Step[];
  amount?: Dollars;
  current?: Dollars;
}

/** Stamps are the server's. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** The goal with its steps in their order, not started. */
export function toGoal({ title, description, date, steps, amount, current }: GoalDraft, id: string): Goal {
  const isMoney = amount !== undefined;
  return {
    id,
    title,
    ...measureOf(isMoney ? "financial" : "behavior", { targetAmount: amount, currentAmount: current }),
    targetDate: date,
    status: "Not Started",
    description,
    category: "",
    submilestones: steps.map((step, order) => ({
      id: `${id}-${order + 1}`,
      title: step.title,
      description: "",
      targetAmount: isMoney ? (step.amount ?? amount) : null,
      targetDate: step.date,
      completed: false,
      order,
    })),
    createdAt: NEVER,
    updatedAt: NEVER,
  };
}
