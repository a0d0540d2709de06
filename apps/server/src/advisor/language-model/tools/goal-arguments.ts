import { GOAL_STATUSES, GOAL_TYPES, type Goal, measureOf, type Submilestone } from "@seven-figures/domain";
import * as z from "zod/mini";
import type { Verdict } from "../draft.ts";
import { type Desk, date, dayOf, dollars, line, paragraph, refused } from "./advisor-tool.ts";

/** More steps than this are not a plan. */
const MOST_STEPS = 20;

const step = z.object({
  title: line,
  targetAmount: z.optional(dollars),
  targetDate: z.optional(date),
  description: z.optional(paragraph),
});

/** A goal as a model describes it: financial ones have amounts, all others a progress in percent. */
export const goalFields = {
  title: z.optional(line),
  type: z.optional(z.enum(GOAL_TYPES)),
  targetAmount: z.optional(dollars),
  currentAmount: z.optional(dollars),
  progress: z.optional(z.number()),
  targetDate: z.optional(date),
  status: z.optional(z.enum(GOAL_STATUSES)),
  description: z.optional(paragraph),
  category: z.optional(line),
  steps: z.optional(z.array(step).check(z.maxLength(MOST_STEPS, `At most ${MOST_STEPS} steps`))),
} as const;
const described = z.object(goalFields);
type DescribedGoal = z.output<typeof described>;
type DescribedStep = z.output<typeof step>;

export const NO_SUCH_DAY = "targetDate: the calendar has no such day";

/** A new goal with ids of our own; whether it keeps the rules is for `applyChanges` to say. */
export function newGoal(given: DescribedGoal, { input }: Desk): Goal | Verdict {
  const { title, type = "financial" } = given;
  if (title === undefined) return refused("title is required");
  const targetDate = given.targetDate === undefined ? null : dayOf(given.targetDate);
  if (given.targetDate !== undefined && targetDate === null) return refused(NO_SUCH_DAY);
  const stamp = `${input.today}T00:00:00.000Z` as const;
  const submilestones: Submilestone[] = [];
  for (const described of given.steps ?? []) {
    const one = newStep(described, input.newId("step"), submilestones.length);
    if ("refused" in one) return one;
    submilestones.push(one);
  }
  const measure = measureOf(type, given);
  return {
    id: input.newId("goal"),
    title,
    ...measure,
    targetDate,
    status: given.status ?? reachedStatus({ ...measure, status: "Not Started" }),
    description: given.description ?? "",
    category: given.category ?? "",
    submilestones,
    createdAt: stamp,
    updatedAt: stamp,
  };
}

export function newStep(given: DescribedStep, id: string, order: number): Submilestone | { refused: string } {
  const targetDate = given.targetDate === undefined ? null : dayOf(given.targetDate);
  if (given.targetDate !== undefined && targetDate === null) return { refused: NO_SUCH_DAY };
  return {
    id,
    title: given.title,
    description: given.description ?? "",
    targetAmount: given.targetAmount ?? null,
    targetDate,
    completed: false,
    order,
  };
}

/** The goal of an id as it is after what was proposed so far. */
export function findGoal({ draft }: Desk, id: string): Goal | undefined {
  return draft.documents.goals.intermediateGoals.find((goal) => goal.id === id);
}

/** Completed at the target or at 100 percent, in progress once something is there, else as it was. */
export function reachedStatus(
  goal: Pick<Goal, "type" | "targetAmount" | "currentAmount" | "progress" | "status">,
): Goal["status"] {
  const { targetAmount, currentAmount, progress } = measureOf(goal.type, goal);
  const [done, whole] = progress === null ? [currentAmount, targetAmount] : [progress, 100];
  if (whole > 0 && done >= whole) return "Completed";
  return done > 0 && goal.status === "Not Started" ? "In Progress" : goal.status;
}
