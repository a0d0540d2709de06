import type { Goal, Goals } from "@seven-figures/domain";
import { CallFailure } from "../../call/call-failure.ts";

/** The goal of that id; throws NOT_FOUND where there is none. */
export function requireGoal(goals: Goals, goalId: string): Goal {
  const goal = goals.intermediateGoals.find(({ id }) => id === goalId);
  if (!goal) throw new CallFailure("NOT_FOUND", "There is no such goal. It may have been deleted elsewhere.");
  return goal;
}
