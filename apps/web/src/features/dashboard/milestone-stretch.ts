import { type Dollars, type Milestone, milestones, nextMilestone, roundToCents } from "@seven-figures/domain";

export interface MilestoneStretch {
  next: Milestone;
  /** The milestone passed before it, or 0. */
  from: Dollars;
  come: Dollars;
  toGo: Dollars;
}

/** The stretch of road that the person is on: from the last milestone passed to the next. */
export function milestoneStretch(netWorth: Dollars, targetAmount: Dollars): MilestoneStretch {
  const all = milestones(netWorth, targetAmount);
  const next = nextMilestone(netWorth, targetAmount);
  const from = all[all.findIndex(({ id }) => id === next.id) - 1]?.amount ?? 0;
  return {
    next,
    from,
    come: Math.max(roundToCents(netWorth - from), 0),
    toGo: Math.max(roundToCents(next.amount - netWorth), 0),
  };
}
