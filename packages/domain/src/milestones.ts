import { PRODUCT_NAME } from "./limits.ts";
import type { Dollars } from "./money.ts";

export const MILESTONE_FRACTIONS = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1] as const;

export interface Milestone {
  /** `1` to `100`: its share of the target in percent. */
  id: string;
  amount: Dollars;
  title: string;
  description: string;
  completed: boolean;
  /** Percent of the way from the previous milestone to this one, 0 to 100. */
  progress: number;
  /** Whether this is the target itself. */
  isGoal: boolean;
}

const ALL_MILESTONES_COMPLETED = "All Milestones Completed!";
const FINAL_MILESTONE = `Final Goal - ${PRODUCT_NAME} Achieved!`;

/** All seven milestones of a target, amounts rounded to whole dollars. */
export function milestones(netWorth: Dollars, targetAmount: Dollars): Milestone[] {
  return MILESTONE_FRACTIONS.map((fraction, at) => {
    const amount = Math.round(targetAmount * fraction);
    const previous = at === 0 ? 0 : Math.round(targetAmount * (MILESTONE_FRACTIONS[at - 1] ?? 0));
    const isGoal = fraction === 1;
    const percent = Math.round(fraction * 100);
    return {
      id: String(percent),
      amount,
      title: isGoal ? FINAL_MILESTONE : `The ${percent}% mark`,
      description: isGoal ? "The whole road to your target." : `${percent} percent of your target.`,
      completed: netWorth >= amount,
      progress: shareBetween(previous, amount, netWorth),
      isGoal,
    };
  });
}

/** The first milestone above the net worth; when all are passed, one that says so with progress 100. */
export function nextMilestone(netWorth: Dollars, targetAmount: Dollars): Milestone {
  const next = milestones(netWorth, targetAmount).find(({ completed }) => !completed);
  return (
    next ?? {
      id: "completed",
      amount: targetAmount,
      title: ALL_MILESTONES_COMPLETED,
      description: "You have passed every milestone on the way to your target.",
      completed: true,
      progress: 100,
      isGoal: true,
    }
  );
}

function shareBetween(from: Dollars, to: Dollars, at: Dollars): number {
  if (to <= from) return at >= to ? 100 : 0;
  return Math.min(Math.max(((at - from) / (to - from)) * 100, 0), 100);
}
