import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { titled } from "../reader/spoken-of.ts";
import type { Statement } from "./statement.ts";
import { stepsNotGoals } from "./step-of-goal.ts";

const step = (id: string, title: string, completed = false) => ({
  id,
  title,
  description: "",
  targetAmount: 2_000,
  targetDate: null,
  completed,
  order: 0,
});
const GOALS = [
  {
    id: "g1",
    title: "New lambing shed",
    type: "financial",
    status: "In Progress",
    targetAmount: 18_000,
    currentAmount: 6_000,
    targetDate: "2028-10-01",
    submilestones: [step("s1", "Groundworks"), step("s2", "Put up the frame"), step("s3", "Shed plans", true)],
  },
];
const documents = documentsOf({
  state: {
    goals: GOALS,
  },
});
const reached: Statement = {
  kind: "goal-edit",
  mention: titled("New lambing shed"),
  edit: { status: "Completed" },
};

describe("a goal read as reached", () => {
  it.each([
    ["groundworks step is done on the shed, tick", "Groundworks"],
    ["shed: the frame's up, done", "Put up the frame"],
    ["GROUNDWORKS on the lambing shed finished!!", "Groundworks"],
  ])("is its step where that is named: %s", (message, title) => {
    expect(stepsNotGoals([reached], message, documents)).toEqual([
      expect.objectContaining({ kind: "step", action: "tick", titles: [title] }),
    ]);
  });

  it.each([
    "the shed is done",
    "the lambing shed is finished, groundworks, frame and all",
    "groundworks and frame are done on the shed",
    "new shed plans came through, shed is done",
    "the lambing shed is done, even the frame looks great",
  ])("stays the goal where it is all of it, several steps or none that is open: %s", (message) => {
    expect(stepsNotGoals([reached], message, documents)).toEqual([reached]);
  });
});
