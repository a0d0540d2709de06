import * as fc from "fast-check";
import { expect, test } from "vitest";
import { goal as anyGoal, NOW } from "../testing/arbitraries.ts";
import { measureOf } from "./goal-kinds.ts";
import { countGoals, goalProgress, sortGoals, toggleStep } from "./goal-progress.ts";
import type { Goal } from "./goals.ts";

const rest = {
  id: "g1",
  title: "House",
  targetDate: null,
  status: "In Progress",
  description: "",
  category: "",
  createdAt: NOW,
  updatedAt: NOW,
} as const satisfies Partial<Goal>;
const goalOf = (...measure: Parameters<typeof measureOf>): Goal => ({
  ...rest,
  submilestones: [],
  ...measureOf(...measure),
});

test("a financial goal's progress is its share of the amount, another's is what was set", () => {
  expect(goalProgress(goalOf("financial", { targetAmount: 20_000, currentAmount: 5_000, progress: 40 }))).toBe(25);
  expect(goalProgress(goalOf("skill", { targetAmount: 20_000, currentAmount: 5_000, progress: 40 }))).toBe(40);
});

test("missing figures make no NaN", () => {
  expect(goalProgress(goalOf("financial", { targetAmount: null, currentAmount: null }))).toBe(0);
  expect(goalProgress(goalOf("financial", { targetAmount: 0, currentAmount: 0 }))).toBe(0);
  expect(goalProgress(goalOf("skill", { progress: null }))).toBe(0);
});

test("progress stays within 0 and 100", () => {
  fc.assert(fc.property(anyGoal, (goal) => goalProgress(goal) >= 0 && goalProgress(goal) <= 100));
  expect(goalProgress(goalOf("financial", { targetAmount: 20_000, currentAmount: 90_000 }))).toBe(100);
});

test("goals sort by date, undated last, equals in the order they were entered", () => {
  fc.assert(
    fc.property(fc.array(anyGoal, { maxLength: 12 }), (goals) => {
      const sorted = sortGoals(goals);
      const dates = sorted.map(({ targetDate }) => targetDate ?? "9999-99-99");
      expect(dates).toEqual(dates.toSorted());
      const undated = goals.filter(({ targetDate }) => targetDate === null);
      expect(sorted.filter(({ targetDate }) => targetDate === null)).toEqual(undated);
      expect(sorted).toHaveLength(goals.length);
    }),
  );
});

test("counts by status add up", () => {
  fc.assert(
    fc.property(fc.array(anyGoal, { maxLength: 12 }), (goals) => {
      const { total, completed, inProgress, notStarted } = countGoals(goals);
      expect(total).toBe(goals.length);
      expect(completed + inProgress + notStarted).toBe(total);
    }),
  );
});

test("toggling a step turns that step over and nothing else; twice is as before", () => {
  fc.assert(
    fc.property(anyGoal, fc.nat(10), (goal, at) => {
      const id = goal.submilestones[at]?.id ?? "not there";
      const toggled = toggleStep(goal, id);
      expect(toggleStep(toggled, id)).toEqual(goal);
      const { submilestones, ...rest } = toggled;
      expect({ ...rest, submilestones: goal.submilestones }).toEqual(goal);
      for (const [index, step] of submilestones.entries()) {
        const before = goal.submilestones[index];
        expect(step.completed).toBe(step.id === id ? !before?.completed : before?.completed);
      }
    }),
  );
});
