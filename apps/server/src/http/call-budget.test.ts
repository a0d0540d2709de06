import type { CallName } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { CallBudget } from "./call-budget.ts";

const NOW = Date.UTC(2026, 10, 20);
const ann = { userId: "ann", isSample: false };

function callsLetThrough(budget: CallBudget, name: CallName, now: number, who = ann): number {
  for (let calls = 0; ; calls++) {
    try {
      budget.spend(who, name, now);
    } catch {
      return calls;
    }
  }
}

test("a minute's calls may come at once, and come back over time", () => {
  const budget = new CallBudget(600);
  expect(callsLetThrough(budget, "getUserStats", NOW)).toBe(600);
  expect(callsLetThrough(budget, "getUserStats", NOW + 1_000)).toBe(10);
  expect(callsLetThrough(budget, "getUserStats", NOW + 120_000)).toBe(600);
});

test("another person's calls are their own, and large answers cost more", () => {
  const budget = new CallBudget(600);
  callsLetThrough(budget, "getUserStats", NOW);
  expect(callsLetThrough(budget, "exportUserData", NOW, { ...ann, userId: "bob" })).toBe(6);
});

test("who is refused reads the limit and when to come back", () => {
  const budget = new CallBudget(3_000);
  callsLetThrough(budget, "getUserStats", NOW);
  expect(() => budget.spend(ann, "exportUserData", NOW)).toThrow(
    expect.objectContaining({
      status: "RESOURCE_EXHAUSTED",
      message: "You are making calls too quickly: at most 3,000 a minute.",
      retryAfter: 2,
    }),
  );
});

test("a sample person has a fifth of it", () => {
  const sample = { userId: "sam", isSample: true };
  const budget = new CallBudget(3_000);
  expect(callsLetThrough(budget, "getUserStats", NOW, sample)).toBe(600);
  expect(() => budget.spend(sample, "getUserStats", NOW)).toThrow(/at most 600 a minute/);
});

test("previews have a limit of their own, and take nothing from the other calls", () => {
  const budget = new CallBudget(600);
  expect(callsLetThrough(budget, "previewMessage", NOW)).toBe(60);
  expect(callsLetThrough(budget, "getUserStats", NOW)).toBe(600);
  expect(callsLetThrough(budget, "previewMessage", NOW + 10_000)).toBe(10);
  expect(callsLetThrough(budget, "previewMessage", NOW, { userId: "sam", isSample: true })).toBe(30);
  expect(() => budget.spend(ann, "previewMessage", NOW)).toThrow(/at most 60 a minute/);
});
