import type { Running } from "./run-month.ts";
import type { ScheduleStart } from "./schedule-start.ts";

/**
 * Buys what a goal is saved for with what it has: what was set aside for it, then the cash that was kept for it, as far as
 * they are still there and the cost goes. Nothing is set aside or kept for it any more. Gives what was paid; cents.
 */
export function buyGoal({ reserved }: ScheduleStart, running: Running, goalId: string, cost: number): number {
  const aim = running.aims.find(({ of }) => of.goalId === goalId);
  const kept = reserved.find((share) => share.goalId === goalId)?.amount ?? 0;
  const fromAside = Math.min(aim?.has ?? 0, cost);
  const fromCash = Math.min(kept, cost - fromAside, running.balances.cash);
  running.setAside -= fromAside;
  running.balances.cash -= fromCash;
  running.aims = running.aims.filter((one) => one !== aim);
  running.reserved -= kept;
  return fromAside + fromCash;
}
