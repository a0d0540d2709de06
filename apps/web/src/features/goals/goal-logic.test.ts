import type { Goal } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { goalOf } from "#test/goal-of.ts";
import { changedFields } from "./changed-fields.ts";
import { checkProgress } from "./check-progress.ts";
import { newGoalId, newStepId } from "./new-ids.ts";
import { setStep, stepKey, withPendingSteps } from "./pending-steps.ts";

function goal(fields: object): Goal {
  return goalOf({
    title: "Emergency fund",
    type: "financial",
    targetAmount: 1000,
    currentAmount: 200,
    submilestones: [
      { id: "a", title: "First", targetAmount: 500 },
      { id: "b", title: "Second", targetAmount: 1000, completed: true },
    ],
    ...fields,
  });
}

test("only what was changed is sent", () => {
  const stored = goal({});
  expect(changedFields(stored, { ...stored })).toEqual({});
  expect(changedFields(stored, { ...stored, title: "Rainy day", status: "Completed" })).toEqual({
    title: "Rainy day",
    status: "Completed",
  });
});

test("reordered steps are sent as a whole list", () => {
  const stored = goal({});
  const submilestones = stored.submilestones.toReversed();
  expect(changedFields(stored, { ...stored, submilestones })).toEqual({ submilestones });
});

test("progress of a financial goal is its current amount, not above the target", () => {
  expect(checkProgress(goal({}), "$750.50")).toEqual({ updates: { currentAmount: 750.5 } });
  expect(checkProgress(goal({}), "2k")).toEqual({ error: "Current amount cannot exceed target amount" });
  expect(checkProgress(goal({}), "-1")).toEqual({ error: "Current amount cannot be negative" });
  expect(checkProgress(goal({}), "lots")).toEqual({ error: "Current amount must be a valid number" });
});

test("progress of any other goal is a percentage from 0 to 100", () => {
  const skill = goal({ type: "skill", progress: 10 });
  expect(checkProgress(skill, "35")).toEqual({ updates: { progress: 35 } });
  expect(checkProgress(skill, "101")).toEqual({ error: "Progress cannot exceed 100%" });
});

test("a pending step shows as it will be, and the others as they are", () => {
  const [shown] = withPendingSteps([goal({})], new Map([[stepKey("1", "a"), true]]));
  expect(shown?.submilestones.map(({ completed }) => completed)).toEqual([true, true]);
  expect(withPendingSteps([goal({})], new Map())).toEqual([goal({})]);
});

test("setting a step leaves the others alone", () => {
  expect(setStep(goal({}), "b", false).map(({ completed }) => completed)).toEqual([false, false]);
});

test("ids come from the current time, and two steps of one millisecond differ", () => {
  expect(newGoalId(1_763_600_000_000)).toBe("1763600000000");
  expect(newStepId(5, [])).toBe("step-5");
  expect(newStepId(5, ["step-5", "step-6"])).toBe("step-7");
});
