import {
  addDays,
  addMonths,
  type CalendarDate,
  type Dollars,
  type Goal,
  type GoalType,
  isMoneyType,
  measureOf,
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
  /** What can be done within a week: the first step of a plan that begins with this goal. */
  start: Omit<ProposedStep, "date">;
  steps: ProposedStep[];
  /** What in a title tells that the person has such a goal already. */
  subject: RegExp;
}

interface ProposedStep {
  title: string;
  /** Of financial proposals; at most the target. */
  amount?: Dollars;
  date: CalendarDate;
}

/** Days within which a plan's first step is due. */
export const WEEK = 7;

/**
 * The goal of a proposal; where the person has it already under the same id, an update that keeps what is done. The
 * goal that a plan begins with has a first step for this week.
 */
export function proposedGoal(
  proposal: Proposal,
  today: CalendarDate,
  existing: Goal | undefined,
  beginsPlan = false,
): Goal {
  const [targetAmount, currentAmount] = amounts(proposal, existing);
  const measure = measureOf(proposal.type, { targetAmount, currentAmount, progress: existing?.progress });
  const stamp = `${today}T00:00:00.000Z` as const;
  const startId = `${proposal.id}-start`;
  const begins = beginsPlan || existing?.submilestones.some(({ id }) => id === startId);
  const steps = proposal.steps.map((step, at) => ({ ...step, id: `${proposal.id}-${at + 1}` }));
  const first = { ...proposal.start, id: startId, date: addDays(today, WEEK) };
  return {
    id: proposal.id,
    title: proposal.title,
    ...measure,
    targetDate: proposal.date,
    status: statusOf(existing, measure.currentAmount),
    description: proposal.why,
    category: existing?.category ?? "",
    submilestones: (begins ? [first, ...steps] : steps).map(({ id, title, amount, date }, order) => ({
      id,
      title,
      description: "",
      targetAmount: isMoneyType(measure.type) ? roundToCents(Math.min(amount ?? targetAmount, targetAmount)) : null,
      targetDate: date,
      completed: existing?.submilestones.find((kept) => kept.id === id)?.completed ?? false,
      order,
    })),
    createdAt: existing?.createdAt ?? stamp,
    updatedAt: stamp,
  };
}

/** What a week's surplus comes to, a dollar at least: the amount of a first step. */
export function weekOf(monthly: Dollars | null): Dollars {
  return Math.max(Math.round(((monthly ?? 0) * 12) / 52), 1);
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
