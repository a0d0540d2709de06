import { type Change, type Goal, isMoneyType, roundToCents } from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, type Desk, dayOf, dollars, given, propose, refused } from "./advisor-tool.ts";
import { findGoal, goalFields, NO_SUCH_DAY, newGoal, reachedStatus } from "./goal-arguments.ts";

const args = z.object({
  action: z.enum(["add", "edit", "delete"]),
  id: z.optional(z.string()),
  currentAmountChange: z.optional(dollars),
  forgetTargetDate: z.optional(z.boolean()),
  ...goalFields,
});
type Arguments = z.output<typeof args>;
type Fields = Extract<Change, { kind: "edit-goal" }>["fields"];

export const goalTool = advisorTool({
  name: "change_goal",
  description:
    "Adds, edits or deletes one goal. add: title, type, targetAmount for financial goals, targetDate (YYYY-MM-DD) and steps where they are known. edit and delete: the id from the data; edit takes the fields to change, or currentAmountChange. Progress or amounts that reach the target complete the goal; a status can be set as well. Steps of a goal that exists are changed with change_goal_step.",
  arguments: args,
  run(change, desk) {
    switch (change.action) {
      case "add":
        return add(change, desk);
      case "edit":
        return edit(change, desk);
      case "delete":
        return propose(desk, { kind: "delete-goal", id: change.id ?? "" });
    }
  },
});

function add(change: Arguments, desk: Desk): unknown {
  if (isMoneyType(change.type ?? "financial") && change.targetAmount === undefined) {
    return refused("A financial goal needs a targetAmount: ask for it.");
  }
  const goal = newGoal(change, desk);
  if (!("id" in goal)) return goal;
  return propose(desk, { kind: "add-goal", goal }, () => findGoal(desk, goal.id));
}

function edit(change: Arguments, desk: Desk): unknown {
  const { id = "", title, type, targetAmount, description, category } = change;
  const goal = findGoal(desk, id);
  if (!goal) return refused("There is no goal with this id.");
  if (change.steps) return refused("Steps of a goal that exists are changed with change_goal_step.");
  const day = change.targetDate === undefined ? undefined : dayOf(change.targetDate);
  if (day === null) return refused(NO_SUCH_DAY);
  const targetDate = change.forgetTargetDate ? null : day;
  const fields: Fields = given({ title, type, targetAmount, description, category, targetDate });
  Object.assign(fields, progressOf(change, { ...goal, ...fields }));
  return propose(desk, { kind: "edit-goal", id, fields }, () => findGoal(desk, id));
}

/** What was reached and the status that follows from it, unless one was said. */
function progressOf(change: Arguments, goal: Pick<Goal, keyof Goal>): Fields {
  const { currentAmountChange, status } = change;
  if (status === "Completed" && change.currentAmount === undefined && change.progress === undefined) {
    return isMoneyType(goal.type) ? { status, currentAmount: goal.targetAmount } : { status, progress: 100 };
  }
  const added =
    currentAmountChange === undefined
      ? change.currentAmount
      : roundToCents((goal.currentAmount ?? 0) + currentAmountChange);
  const target = goal.targetAmount ?? 0;
  const currentAmount = added !== undefined && currentAmountChange && added > target && target > 0 ? target : added;
  const reached: Fields = given({ currentAmount, progress: change.progress });
  if (status) return { ...reached, status };
  return Object.keys(reached).length === 0 ? {} : { ...reached, status: reachedStatus({ ...goal, ...reached }) };
}
