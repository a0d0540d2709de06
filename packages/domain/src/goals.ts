import * as z from "zod/mini";
import type { CalendarDate, Instant } from "./calendar-date.ts";
import { GOAL_FIELDS, STEP_FIELDS } from "./field-facts.ts";
import {
  amount,
  blankToNull,
  day,
  entryId,
  instant,
  longText,
  option,
  orNull,
  percentage,
  positiveAmount,
  requiredText,
  text,
} from "./field-rules.ts";
import { isMoneyType, measureOf } from "./goal-kinds.ts";
import { MAX_LIST_ENTRIES } from "./limits.ts";
import type { Dollars } from "./money.ts";
import { GOAL_STATUSES, GOAL_TYPES, type GoalStatus, type GoalType } from "./options.ts";
import { uniqueIds } from "./unique-ids.ts";

/** A sub-step of a goal. */
export interface Submilestone {
  id: string;
  title: string;
  description: string;
  /** Of financial goals only; null elsewhere. */
  targetAmount: Dollars | null;
  targetDate: CalendarDate | null;
  completed: boolean;
  /** Its place in the list, from 0. */
  order: number;
}

/** What goals of all types have. */
interface AnyGoal {
  id: string;
  title: string;
  targetDate: CalendarDate | null;
  status: GoalStatus;
  description: string;
  category: string;
  submilestones: Submilestone[];
  createdAt: Instant;
  updatedAt: Instant;
}

/** A sum to be saved: the financial goals. */
export interface MoneyGoal extends AnyGoal {
  type: "financial";
  targetAmount: Dollars;
  /** From 0 to the target. */
  currentAmount: Dollars;
  progress: null;
}

/** Something to be done, by how much of it is: goals of all other types. */
export interface PercentGoal extends AnyGoal {
  type: Exclude<GoalType, "financial">;
  targetAmount: null;
  currentAmount: null;
  /** Percent, 0 to 100. */
  progress: number;
}

/** Goals are stored, and go over the wire, with the fields of both; those of the other kind are null. */
export type Goal = MoneyGoal | PercentGoal;

/** The stored document of a person's goals. */
export interface Goals {
  intermediateGoals: Goal[];
  createdAt: Instant;
  updatedAt: Instant;
}

export const GOAL_MESSAGES = {
  currentAboveTarget: "Current amount cannot exceed target amount",
  stepAboveTarget: "Submilestone amount cannot exceed main goal target",
} as const;

const submilestoneRules = {
  title: requiredText(STEP_FIELDS.title.named),
  description: longText(STEP_FIELDS.description.label),
  targetAmount: positiveAmount(STEP_FIELDS.targetAmount.named),
  targetDate: day(STEP_FIELDS.targetDate.named),
} as const;

const goalRules = {
  title: requiredText(GOAL_FIELDS.title.named),
  type: option(GOAL_FIELDS.type.named, GOAL_TYPES),
  targetAmount: positiveAmount(GOAL_FIELDS.targetAmount.named),
  currentAmount: amount(GOAL_FIELDS.currentAmount.named),
  progress: percentage(GOAL_FIELDS.progress.label),
  targetDate: day(GOAL_FIELDS.targetDate.named),
  status: option(GOAL_FIELDS.status.label, GOAL_STATUSES),
  description: longText(GOAL_FIELDS.description.label),
  category: text(GOAL_FIELDS.category.label),
} as const;

const submilestoneInput = z.object({
  id: entryId,
  title: submilestoneRules.title,
  description: z.nullish(submilestoneRules.description),
  targetAmount: orNull(submilestoneRules.targetAmount),
  targetDate: orNull(submilestoneRules.targetDate),
  completed: z.nullish(z.boolean()),
  order: z.nullish(z.number()),
});

/** A goal as it comes in: what may be left out is optional. `updates` of a goal are part of it. */
const goalInput = z.object({
  id: entryId,
  title: goalRules.title,
  type: goalRules.type,
  targetAmount: orNull(goalRules.targetAmount),
  currentAmount: orNull(goalRules.currentAmount),
  progress: orNull(goalRules.progress),
  targetDate: orNull(goalRules.targetDate),
  status: z.nullish(goalRules.status),
  description: z.nullish(goalRules.description),
  category: z.nullish(goalRules.category),
  submilestones: z.nullish(
    z
      .array(submilestoneInput)
      .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} submilestones can be kept`), uniqueIds()),
  ),
  createdAt: z.nullish(instant),
  updatedAt: z.nullish(instant),
});
export type GoalInput = z.infer<typeof goalInput>;

/** Some fields of a goal, to be laid over the stored ones and checked as a whole with {@link goalSchema}. */
export const goalUpdates = z.partial(z.omit(goalInput, { id: true }));
export type GoalUpdates = z.infer<typeof goalUpdates>;

/** Any instant stands in where none was given; the server stamps its own. */
const NEVER: Instant = "1970-01-01T00:00:00.000Z";

/** Checked beside the fields' own rules, so that a form can show all that is wrong at once. */
const amountsFit = z.check<GoalInput>(
  ({ value: goal, issues }) => {
    if (!goal?.type || !isMoneyType(goal.type)) return;
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: "custom", path, message, input: goal });
    const target = blankToNull(goal.targetAmount);
    if (target === null) refuse(["targetAmount"], `${GOAL_FIELDS.targetAmount.named} is required`);
    if (isAbove(goal.currentAmount, target)) refuse(["currentAmount"], GOAL_MESSAGES.currentAboveTarget);
    for (const [at, step] of Array.isArray(goal.submilestones) ? goal.submilestones.entries() : []) {
      const path = ["submilestones", at, "targetAmount"];
      if (blankToNull(step?.targetAmount) === null) refuse(path, `${STEP_FIELDS.targetAmount.named} is required`);
      else if (isAbove(step.targetAmount, target)) refuse(path, GOAL_MESSAGES.stepAboveTarget);
    }
  },
  { when: () => true },
);

/** Against a target that is none (0 or less, which has its own sentence) nothing is measured. */
function isAbove(amount: unknown, target: unknown): boolean {
  return typeof amount === "number" && typeof target === "number" && target > 0 && amount > target;
}

export const goalSchema = z.pipe(goalInput.check(amountsFit), z.transform(toGoal));

/** Up to 200 goals with different ids. */
export const goalListSchema = z
  .array(goalSchema)
  .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} goals can be kept`), uniqueIds());

function toGoal(input: GoalInput): Goal {
  const measure = measureOf(input.type, {
    targetAmount: blankToNull(input.targetAmount),
    currentAmount: blankToNull(input.currentAmount),
    progress: blankToNull(input.progress),
  });
  return {
    id: input.id,
    title: input.title,
    ...measure,
    targetDate: blankToNull(input.targetDate),
    status: input.status ?? "Not Started",
    description: input.description ?? "",
    category: input.category ?? "",
    submilestones: (input.submilestones ?? []).map((step, order) => ({
      id: step.id,
      title: step.title,
      description: step.description ?? "",
      targetAmount: isMoneyType(input.type) ? blankToNull(step.targetAmount) : null,
      targetDate: blankToNull(step.targetDate),
      completed: step.completed ?? false,
      order,
    })),
    createdAt: input.createdAt ?? NEVER,
    updatedAt: input.updatedAt ?? NEVER,
  };
}

export function emptyGoals(now: Instant): Goals {
  return { intermediateGoals: [], createdAt: now, updatedAt: now };
}
