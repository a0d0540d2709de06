import * as fc from "fast-check";
import { expect, test } from "vitest";
import { goal as anyGoal, day } from "../testing/arbitraries.ts";
import { skillGoal } from "../testing/examples.ts";
import type { CalendarDate } from "./calendar-date.ts";
import type { Goal } from "./goals.ts";
import { toDoList } from "./to-do.ts";

const today = "2026-11-20";
const step = (id: string, targetDate: CalendarDate | null, completed = false) => ({
  id,
  title: id,
  description: "",
  targetAmount: null,
  targetDate,
  completed,
  order: 0,
});
const goal = (id: string, submilestones: Goal["submilestones"]) => skillGoal({ id, title: id, submilestones });

test("the steps of all goals stand in one list: open ones by date, undated last, then those done", () => {
  const goals = [
    goal("g1", [step("late", "2027-05-01"), step("done", "2026-01-01", true), step("undated", null)]),
    goal("g2", [step("overdue", "2026-11-01"), step("soon", "2026-11-25")]),
    goal("g3", []),
  ];
  const list = toDoList(goals, today);
  expect(list.tasks.map((task) => task.step.id)).toEqual(["overdue", "soon", "late", "undated", "done"]);
  expect(list.tasks[0]?.goal.id).toBe("g2");
  expect(list).toMatchObject({ total: 5, completed: 1, urgent: 2 });
});

test("nobody's list is empty", () => {
  expect(toDoList([], today)).toEqual({ tasks: [], total: 0, completed: 0, urgent: 0 });
});

test("every step is there once, and the counts fit each other", () => {
  fc.assert(
    fc.property(fc.array(anyGoal, { maxLength: 6 }), day, (goals, date) => {
      const list = toDoList(goals, date);
      expect(list.total).toBe(goals.reduce((sum, { submilestones }) => sum + submilestones.length, 0));
      expect(list.tasks).toHaveLength(list.total);
      expect(list.completed + list.urgent).toBeLessThanOrEqual(list.total);
      const firstDone = list.tasks.findIndex((task) => task.step.completed);
      if (firstDone >= 0) expect(list.tasks.slice(firstDone).every((task) => task.step.completed)).toBe(true);
    }),
  );
});
