import {
  addMonths,
  type CalendarDate,
  type Dollars,
  type Goal,
  type GoalType,
  roundToCents,
} from "@seven-figures/domain";

/** What a plan proposes, before it is a goal. */
export interface Proposal {
  /** Stable, so that proposing again updates. */
  id: string;
  title: string;
  type: GoalType;
  /** Why, in a sentence with the figure. */
  why: string;
  /** Of financial ones: the target. */
  amount?: Dollars;
  /** What is there, where the figures tell; else what the goal itself recorded. */
  current?: Dollars;
  /** What is left to pay, of a goal that counts down. */
  left?: Dollars;
  date: CalendarDate;
  steps: ProposedStep[];
  /** What in a title tells that the person has such a goal already. */
  subject: RegExp;
}

export interface ProposedStep {
  title: string;
  /** Of financial proposals; at most the target. */
  amount?: Dollars;
  date: CalendarDate;
}

/** The goal of a proposal; where the person has it already under the same id, an update that keeps what is done. */
export function proposedGoal(proposal: Proposal, today: CalendarDate, existing: Goal | undefined): Goal {
  const financial = proposal.type === "financial";
  const [target, current] = financial ? amounts(proposal, existing) : [null, null];
  const stamp = `${today}T00:00:00.000Z` as const;
  return {
    id: proposal.id,
    title: proposal.title,
    type: proposal.type,
    targetAmount: target,
    currentAmount: current,
    progress: financial ? null : (existing?.progress ?? 0),
    targetDate: proposal.date,
    status: statusOf(existing, current),
    description: proposal.why,
    category: existing?.category ?? "",
    submilestones: proposal.steps.map((step, order) => {
      const id = `${proposal.id}-${order + 1}`;
      return {
        id,
        title: step.title,
        description: "",
        targetAmount: target === null ? null : roundToCents(Math.min(step.amount ?? target, target)),
        targetDate: step.date,
        completed: existing?.submilestones.find((kept) => kept.id === id)?.completed ?? false,
        order,
      };
    }),
    createdAt: existing?.createdAt ?? stamp,
    updatedAt: stamp,
  };
}

/** Target and what is there. A goal that counts down keeps the target with which it began. */
function amounts({ amount = 0, current, left }: Proposal, existing: Goal | undefined): [Dollars, Dollars] {
  const recorded = existing?.currentAmount ?? 0;
  const target = roundToCents(left === undefined ? amount : Math.max(existing?.targetAmount ?? 0, left));
  const there = left === undefined ? (current ?? recorded) : Math.max(recorded, target - left);
  return [target, roundToCents(Math.min(Math.max(there, 0), target))];
}

function statusOf(existing: Goal | undefined, current: Dollars | null): Goal["status"] {
  if (existing && existing.status !== "Not Started") return existing.status;
  return current ? "In Progress" : "Not Started";
}

/** A day some months ahead, one at least. */
export function monthsAhead(today: CalendarDate, months: number): CalendarDate {
  return addMonths(today, Math.max(1, Math.min(Math.ceil(months), 1200)));
}
