import type { Goal, MoneyGoal, Submilestone } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { goalOf } from "#test/goal-of.ts";
import { suggestedUpdates, suggestionFact, suggestionState } from "./goal-suggestion.ts";

const step = (fields: Partial<Submilestone>): Submilestone => ({
  id: "s1",
  title: "Half",
  description: "",
  targetAmount: 1600,
  targetDate: null,
  completed: false,
  order: 0,
  ...fields,
});
const goal: MoneyGoal = {
  id: "plan-visa",
  title: "Pay off the Visa",
  type: "financial",
  targetAmount: 3200,
  currentAmount: 0,
  progress: null,
  targetDate: "2027-03-31",
  status: "Not Started",
  description: "It costs the most.",
  category: "",
  submilestones: [step({})],
  createdAt: "2026-11-20T14:00:00.000Z",
  updatedAt: "2026-11-20T14:00:00.000Z",
};
const suggestedAt = "2026-11-20T15:00:00.000Z";

describe("a suggested goal", () => {
  it("is new until a goal of its id stands", () => {
    expect(suggestionState(goal, suggestedAt, [])).toBe("new");
    expect(suggestionState(goal, suggestedAt, [goal])).toBe("added");
  });

  it("stays added when the person has come further, ticked a step or added one", () => {
    const steps = [step({ completed: true }), step({ id: "own", title: "Call the bank", order: 1 })];
    const further: Goal = { ...goal, currentAmount: 900, status: "In Progress", submilestones: steps };
    expect(suggestionState(goal, suggestedAt, [further])).toBe("added");
  });

  it("stays added when the person changed the goal after it was suggested", () => {
    const edited: Goal = { ...goal, title: "Visa to zero", updatedAt: "2026-11-20T16:00:00.000Z" };
    expect(suggestionState(goal, suggestedAt, [edited])).toBe("added");
  });

  it("offers an update when it says something newer", () => {
    expect(suggestionState({ ...goal, targetAmount: 2500 }, suggestedAt, [goal])).toBe("update");
  });

  it("updates the plan and leaves what was reached", () => {
    const standing: MoneyGoal = {
      ...goal,
      currentAmount: 900,
      submilestones: [step({ id: "old", completed: true }), step({ id: "own", title: "Call the bank", order: 1 })],
    };
    const updates = suggestedUpdates({ ...goal, targetAmount: 2500 }, standing);
    expect(updates).not.toHaveProperty("currentAmount");
    expect(updates).not.toHaveProperty("status");
    expect(updates.targetAmount).toBe(2500);
    expect(updates.submilestones.map(({ id, completed, order }) => ({ id, completed, order }))).toEqual([
      { id: "old", completed: true, order: 0 },
      { id: "own", completed: false, order: 1 },
    ]);
    const after = goalOf({ ...standing, ...updates });
    expect(suggestionState({ ...goal, targetAmount: 2500 }, suggestedAt, [after])).toBe("added");
  });

  it("says what it takes and until when", () => {
    expect(suggestionFact(goal)).toBe("$3,200 by Mar 2027");
    expect(suggestionFact({ ...goal, targetDate: null })).toBe("$3,200");
    expect(suggestionFact({ ...goal, targetAmount: null })).toBe("By Mar 31, 2027");
    expect(suggestionFact({ ...goal, targetAmount: null, targetDate: null })).toBeNull();
  });
});
