import {
  aimOfGoal,
  type CalendarDate,
  type CashSchedule,
  dateAfterMonths,
  type Goal,
  isMoneyGoal,
  type MoneyGoal,
  monthsUntilCash,
  monthsUntilInvested,
  monthsUntilWorth,
} from "@seven-figures/domain";
import type { PersonFacts } from "../answers/person/person-facts.ts";

/**
 * What the schedule makes of a goal that the person has: it is there by its date (kept), later (extended), or at a date
 * where it has none (dated); no money ever reaches it (conflict); it takes none (free), or is completed (done).
 */
export interface GoalFate {
  goal: Goal;
  kind: "kept" | "extended" | "dated" | "conflict" | "free" | "done" | "unknown";
  /** The month in which it is there; null where it never is, or takes no money. */
  date: CalendarDate | null;
}

export function goalFates({ goals, debts, today }: PersonFacts, schedule: CashSchedule | null): GoalFate[] {
  return goals.map((goal) => {
    if (goal.status === "Completed") return { goal, kind: "done", date: null };
    const aim = aimOfGoal(goal, debts);
    if (aim.kind === "none" || !isMoneyGoal(goal)) return { goal, kind: "free", date: null };
    if (!schedule) return { goal, kind: "unknown", date: null };
    const months = monthsUntilGoal(goal, aim, schedule);
    const date = months === null ? null : dateAfterMonths(today, months);
    if (!date) return { goal, kind: "conflict", date: null };
    if (!goal.targetDate) return { goal, kind: "dated", date };
    return { goal, kind: date <= goal.targetDate ? "kept" : "extended", date };
  });
}

/** Months until a goal's money is there, 0 today; null where it never is. */
function monthsUntilGoal(goal: MoneyGoal, aim: ReturnType<typeof aimOfGoal>, schedule: CashSchedule): number | null {
  const target = goal.targetAmount;
  switch (aim.kind) {
    case "debt":
      return schedule.debts.find(({ id }) => id === aim.debtId)?.cleared ?? null;
    case "fund":
      return monthsUntilCash(schedule, target);
    case "net-worth": {
      const time = monthsUntilWorth(schedule, target);
      return time.kind === "in" ? time.months : time.kind === "reached" ? 0 : null;
    }
    case "invest":
      return monthsUntilInvested(schedule, target - goal.currentAmount);
    default:
      return schedule.saved.has(goal.id) ? (schedule.saved.get(goal.id) ?? null) : 0;
  }
}
