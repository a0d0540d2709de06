import * as z from "zod/mini";
import { GOAL_FIELDS } from "../field-facts.ts";
import { isMoneyType } from "../goal-kinds.ts";
import { type Goal, type GoalInput, goalSchema } from "../goals.ts";
import { formatMoneyInput, parseMoneyInput, parseNumberInput } from "../money-input.ts";
import { GOAL_STATUSES, GOAL_TYPES } from "../options.ts";
import { typedDay } from "./text-fields.ts";

const stepFields = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  targetAmount: z.string(),
  targetDate: z.string(),
  completed: z.boolean(),
});

const goalFields = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(GOAL_TYPES, `${GOAL_FIELDS.type.named} is required`),
  targetAmount: z.string(),
  currentAmount: z.string(),
  progress: z.string(),
  targetDate: z.string(),
  status: z.enum(GOAL_STATUSES, `${GOAL_FIELDS.status.label} is required`),
  description: z.string(),
  category: z.string(),
  submilestones: z.array(stepFields),
});

/** What the goal dialog holds: all text, whatever the type. */
export type GoalFormInput = z.infer<typeof goalFields>;

/** The goal dialog: text in, a goal out, by the goal's own rules. Blank numbers count as 0, a blank target as missing. */
export const goalForm = z.pipe(z.pipe(goalFields, z.transform(toGoalInput)), goalSchema);
export type GoalFormOutput = z.output<typeof goalForm>;

/** What fields of the other kind hold is dropped before the check, so that a hidden field can't block saving. */
function toGoalInput(form: GoalFormInput): GoalInput {
  const isMoney = isMoneyType(form.type);
  return {
    ...form,
    targetAmount: isMoney ? (parseMoneyInput(form.targetAmount) ?? null) : null,
    currentAmount: isMoney ? parseMoneyInput(form.currentAmount) : null,
    progress: isMoney ? null : parseNumberInput(form.progress),
    targetDate: toDay(form.targetDate),
    submilestones: form.submilestones.map((step) => ({
      ...step,
      targetAmount: isMoney ? (parseMoneyInput(step.targetAmount) ?? null) : null,
      targetDate: toDay(step.targetDate),
    })),
  };
}

/** A goal is due at the end of a month that is named alone. */
function toDay(typed: string): GoalInput["targetDate"] {
  return typedDay(typed, "its last day") as GoalInput["targetDate"];
}

/** What the goal dialog shows of a stored goal. */
export function toGoalForm(goal: Goal): GoalFormInput {
  return {
    id: goal.id,
    title: goal.title,
    type: goal.type,
    targetAmount: formatMoneyInput(goal.targetAmount),
    currentAmount: formatMoneyInput(goal.currentAmount),
    progress: goal.progress === null ? "" : String(goal.progress),
    targetDate: goal.targetDate ?? "",
    status: goal.status,
    description: goal.description,
    category: goal.category,
    submilestones: goal.submilestones.map((step) => ({
      id: step.id,
      title: step.title,
      description: step.description,
      targetAmount: formatMoneyInput(step.targetAmount),
      targetDate: step.targetDate ?? "",
      completed: step.completed,
    })),
  };
}

/** What the goal dialog shows for a new goal. */
export function newGoalForm(id: string): GoalFormInput {
  return {
    id,
    title: "",
    type: "financial",
    targetAmount: "",
    currentAmount: "",
    progress: "",
    targetDate: "",
    status: "Not Started",
    description: "",
    category: "",
    submilestones: [],
  };
}
