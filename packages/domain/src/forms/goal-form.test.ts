import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goal as anyGoal } from "../../testing/arbitraries.ts";
import { formErrors } from "../../testing/form-errors.ts";
import { check } from "../field-rules.ts";
import { type GoalFormInput, goalForm, newGoalForm, toGoalForm } from "./goal-form.ts";

const step = { id: "s1", title: "First", description: "", targetAmount: "500", targetDate: "", completed: false };
const financial: GoalFormInput = {
  ...newGoalForm("g1"),
  title: "House",
  targetAmount: "20,000",
  currentAmount: "5k",
  submilestones: [step],
};
const skill: GoalFormInput = { ...newGoalForm("g2"), title: "Learn Go", type: "skill", progress: "40" };

test("a financial goal has amounts and no progress", () => {
  expect(check(goalForm, financial)).toMatchObject({
    value: {
      id: "g1",
      targetAmount: 20_000,
      currentAmount: 5_000,
      progress: null,
      targetDate: null,
      status: "Not Started",
      submilestones: [{ id: "s1", targetAmount: 500, targetDate: null, order: 0 }],
    },
  });
});

test("another goal has a progress and no amounts, whatever the hidden fields hold", () => {
  const hidden = {
    ...skill,
    targetAmount: "rubbish",
    currentAmount: "-5",
    submilestones: [{ ...step, targetAmount: "x" }],
  };
  expect(check(goalForm, hidden)).toMatchObject({
    value: { targetAmount: null, currentAmount: null, progress: 40, submilestones: [{ targetAmount: null }] },
  });
});

test("dates are read as they were typed, a month as its last day", () => {
  const typed = { ...financial, targetDate: "12/31/2028", submilestones: [{ ...step, targetDate: "June 2028" }] };
  expect(check(goalForm, typed)).toMatchObject({
    value: { targetDate: "2028-12-31", submilestones: [{ targetDate: "2028-06-30" }] },
  });
});

test("blank numbers count as 0", () => {
  expect(check(goalForm, { ...financial, currentAmount: "" })).toMatchObject({ value: { currentAmount: 0 } });
  expect(check(goalForm, { ...skill, progress: "" })).toMatchObject({ value: { progress: 0 } });
});

describe("what is wrong", () => {
  test.each([
    [{ title: " " }, { title: "Goal title is required" }],
    [{ targetAmount: "" }, { targetAmount: "Target amount is required" }],
    [{ targetAmount: "lots" }, { targetAmount: "Target amount must be a valid number" }],
    [{ currentAmount: "some" }, { currentAmount: "Current amount must be a valid number" }],
    [{ currentAmount: "-1" }, { currentAmount: "Current amount cannot be negative" }],
    [{ currentAmount: "20,001" }, { currentAmount: "Current amount cannot exceed target amount" }],
    [{ targetDate: "2027-02-30" }, { targetDate: "Target date does not exist: February 2027 has 28 days" }],
    [{ targetDate: "soon" }, { targetDate: "Target date must be a date, such as 2028-12-31 or Dec 31, 2028" }],
  ])("in a financial goal: %j", (fields, errors) => {
    expect(formErrors(goalForm, { ...financial, ...fields })).toEqual(errors);
  });

  test.each(["0", "-5"])("a target of %j", (targetAmount) => {
    expect(formErrors(goalForm, { ...financial, targetAmount, currentAmount: "", submilestones: [] })).toEqual({
      targetAmount: "Target amount must be greater than $0",
    });
  });

  test.each([
    ["101", "Progress cannot exceed 100%"],
    ["-1", "Progress cannot be negative"],
    ["half", "Progress must be a valid number"],
  ])("a progress of %j", (progress, message) => {
    expect(formErrors(goalForm, { ...skill, progress })).toEqual({ progress: message });
  });

  test.each([
    [{ title: "" }, { "submilestones.1.title": "Submilestone title is required" }],
    [{ targetAmount: "" }, { "submilestones.1.targetAmount": "Submilestone amount is required" }],
    [{ targetAmount: "x" }, { "submilestones.1.targetAmount": "Submilestone amount must be a valid number" }],
    [{ targetAmount: "0" }, { "submilestones.1.targetAmount": "Submilestone amount must be greater than $0" }],
    [
      { targetAmount: "20,001" },
      { "submilestones.1.targetAmount": "Submilestone amount cannot exceed main goal target" },
    ],
  ])("in a submilestone: %j", (fields, errors) => {
    const submilestones = [step, { ...step, id: "s2", ...fields }];
    expect(formErrors(goalForm, { ...financial, submilestones })).toEqual(errors);
  });

  test("a type must be chosen", () => {
    expect(formErrors(goalForm, { ...financial, type: "" })).toEqual({ type: "Goal type is required" });
  });

  test("everything shows at once", () => {
    const wrong = {
      ...financial,
      title: "",
      targetAmount: "100",
      currentAmount: "200",
      submilestones: [{ ...step, title: "" }],
    };
    expect(formErrors(goalForm, wrong)).toEqual({
      title: "Goal title is required",
      currentAmount: "Current amount cannot exceed target amount",
      "submilestones.0.title": "Submilestone title is required",
      "submilestones.0.targetAmount": "Submilestone amount cannot exceed main goal target",
    });
  });
});

test("opening a stored goal in the dialog and saving it changes nothing but its stamps", () => {
  fc.assert(
    fc.property(anyGoal, (goal) => {
      const saved = check(goalForm, toGoalForm(goal));
      const { createdAt: _created, updatedAt: _updated, ...fields } = goal;
      expect(saved).toMatchObject({ value: fields });
    }),
  );
});
