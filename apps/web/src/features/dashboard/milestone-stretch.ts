import { type Dollars, type Milestone, milestones, nextMilestone, roundToCents } from "@seven-figures/domain";

export interface MilestoneStretch {
  next: Milestone;
  /** Which of the seven it is, from 1; null when all are passed. */
  ordinal: number | null;
  count: number;
  /** The milestone passed before it, or 0. */
  from: Dollars;
  come: Dollars;
  toGo: Dollars;
  /** From a net worth below zero up to zero; 0 where it is not. */
  toZero: Dollars;
}

/** The stretch of road that the person is on: from the last milestone passed to the next. */
export function milestoneStretch(netWorth: Dollars, targetAmount: Dollars): MilestoneStretch {
  const all = milestones(netWorth, targetAmount);
  const next = nextMilestone(netWorth, targetAmount);
  const at = all.findIndex(({ id }) => id === next.id);
  const from = all[at - 1]?.amount ?? 0;
  return {
    next,
    ordinal: at < 0 ? null : at + 1,
    count: all.length,
    from,
    come: Math.max(roundToCents(netWorth - from), 0),
    toGo: Math.max(roundToCents(next.amount - netWorth), 0),
    toZero: Math.max(-netWorth, 0),
  };
}
