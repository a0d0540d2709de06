import type { Goal, Submilestone } from "@seven-figures/domain";
import * as z from "zod/mini";
import type { Verdict } from "../draft.ts";
import {
  advisorTool,
  type Desk,
  date,
  dayOf,
  dollars,
  given,
  line,
  paragraph,
  propose,
  refused,
} from "./advisor-tool.ts";
import { findGoal, NO_SUCH_DAY, newStep } from "./goal-arguments.ts";

const args = z.object({
  action: z.enum(["add", "edit", "delete"]),
  goalId: z.string(),
  stepId: z.optional(z.string()),
  title: z.optional(line),
  targetAmount: z.optional(dollars),
  targetDate: z.optional(date),
  description: z.optional(paragraph),
  completed: z.optional(z.boolean()),
});
type Arguments = z.output<typeof args>;

export const goalStepTool = advisorTool({
  name: "change_goal_step",
  description:
    "Adds, edits or deletes one step (submilestone) of a goal that exists; 'completed' ticks it. A step of a financial goal needs a targetAmount. Ticking a step changes neither the progress nor the status of the goal.",
  arguments: args,
  run(change, desk) {
    const goal = findGoal(desk, change.goalId);
    if (!goal) return refused("There is no goal with this id.");
    const submilestones = stepsAfter(change, goal, desk);
    if (!Array.isArray(submilestones)) return submilestones;
    return propose(desk, { kind: "edit-goal", id: goal.id, fields: { submilestones } }, () => findGoal(desk, goal.id));
  },
});

function stepsAfter(change: Arguments, goal: Goal, { input }: Desk): Submilestone[] | Verdict {
  const steps = goal.submilestones;
  if (change.action === "add") {
    const step = newStep({ ...change, title: change.title ?? "" }, input.newId("step"), steps.length);
    return "refused" in step ? step : [...steps, step];
  }
  if (!steps.some(({ id }) => id === change.stepId)) return refused("There is no step with this id.");
  if (change.action === "delete") return steps.filter(({ id }) => id !== change.stepId);
  const targetDate = change.targetDate === undefined ? undefined : dayOf(change.targetDate);
  if (targetDate === null) return refused(NO_SUCH_DAY);
  const { title, targetAmount, description, completed } = change;
  const fields = given({ title, targetAmount, description, completed, targetDate });
  return steps.map((step) => (step.id === change.stepId ? { ...step, ...fields } : step));
}
