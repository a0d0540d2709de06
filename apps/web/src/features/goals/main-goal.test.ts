import { expect, test } from "vitest";
import { mainGoal } from "./main-goal.ts";

const TODAY = "2026-11-20";

test("the card's figures follow from target, year and net worth", () => {
  expect(mainGoal({ targetAmount: 1_000_000, targetYear: 2041 }, 286_740, TODAY)).toMatchObject({
    remaining: 713_260,
    monthlyTarget: 3962.56,
    status: "Getting Started",
    tone: "secondary",
  });
});

test("without a target in the profile it is 1,000,000 in ten years", () => {
  expect(mainGoal({}, 0, TODAY)).toMatchObject({ targetAmount: 1_000_000, targetYear: 2036, status: "Just Starting" });
});

test("debts above assets show no progress and raise what remains", () => {
  expect(mainGoal({ targetAmount: 1000, targetYear: 2027 }, -200, TODAY)).toMatchObject({
    percent: 0,
    remaining: 1200,
    monthlyTarget: 100,
  });
});

test("a target reached needs nothing more", () => {
  expect(mainGoal({ targetAmount: 1000, targetYear: 2030 }, 5000, TODAY)).toMatchObject({
    percent: 100,
    remaining: 0,
    monthlyTarget: 0,
    status: "Achieved",
  });
});
