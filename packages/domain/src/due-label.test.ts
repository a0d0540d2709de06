import * as fc from "fast-check";
import { expect, test } from "vitest";
import { day } from "../testing/arbitraries.ts";
import { addDays } from "./calendar-date.ts";
import { dueLabel, isUrgent } from "./due-label.ts";

const today = "2026-11-20";

test.each([
  ["2026-11-10", "overdue", "10 days overdue"],
  ["2026-11-19", "overdue", "1 day overdue"],
  ["2026-11-20", "today", "Due today"],
  ["2026-11-21", "soon", "Due in 1 day"],
  ["2026-11-27", "soon", "Due in 7 days"],
  ["2026-11-28", "upcoming", null],
  ["2026-12-20", "upcoming", null],
  ["2026-12-21", "future", null],
  ["2030-01-01", "future", null],
] as const)("a task for %s is %s", (date, state, text) => {
  expect(dueLabel(date, today)).toMatchObject({ state, text });
});

test("urgent is what is open and overdue, due today or within seven days", () => {
  const urgent = (targetDate: typeof today | `2026-${number}-${number}` | null, completed = false) =>
    isUrgent({ targetDate, completed }, today);
  expect(urgent("2026-11-01")).toBe(true);
  expect(urgent("2026-11-20")).toBe(true);
  expect(urgent("2026-11-27")).toBe(true);
  expect(urgent("2026-11-28")).toBe(false);
  expect(urgent(null)).toBe(false);
  expect(urgent("2026-11-01", true)).toBe(false);
});

test("what is urgent has a label that says so, and the other way round", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 60 }), (date, days) => {
      const targetDate = addDays(date, days);
      const { state, days: left } = dueLabel(targetDate, date);
      expect(left).toBe(days);
      expect(isUrgent({ targetDate, completed: false }, date)).toBe(["overdue", "today", "soon"].includes(state));
    }),
  );
});
