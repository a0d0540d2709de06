import type { CallName } from "@seven-figures/calls";
import { check, goalSchema } from "@seven-figures/domain";
import { describe, expect, test } from "vitest";
import { visa as debt, filledProfile } from "../../../../packages/domain/testing/examples.ts";
import { requireAllowed, requireUnchanged } from "./require-allowed.ts";

const NOW = "2026-11-20T00:00:00.000Z";
const stamps = { createdAt: NOW, updatedAt: NOW, revision: 3 };
const asset = { id: "a1", name: "Ally", type: "savings", value: 20_000, description: "" };
const financialInfo = { annualIncome: 85_000, annualExpenses: null, currentSavings: null };
const financials = { financialInfo, assets: [asset], debts: [debt], ...stamps };
const financialGoal = {
  targetAmount: 1_000_000,
  targetYear: 2046,
  timeframe: null,
  riskTolerance: "moderate",
  primaryStrategy: null,
};
const goal = {
  id: "g1",
  title: "House",
  type: "financial",
  targetAmount: 20_000,
  currentAmount: 5_000,
  submilestones: [{ id: "s1", title: "Half", targetAmount: 10_000 }],
  createdAt: NOW,
  updatedAt: NOW,
};
const goals = { intermediateGoals: [{ ...goal, ...checkedGoal() }], financialGoal, revision: 1 };
const profile = { ...filledProfile, financialGoal, ...stamps };
const skills = {
  skillsAndInterests: { skills: ["Sales"], interests: [], createdAt: NOW, updatedAt: NOW },
  revision: 1,
};

/** Answers that are right, to be bent in one place. */
const RIGHT: [CallName, object][] = [
  ["getUserFinancials", financials],
  ["getUserIntermediateGoals", goals],
  ["getUserProfile", profile],
  ["getUserSkills", skills],
];

/** Where an answer is bent, and what stands there then. */
const WRONG: [CallName, object, (string | number)[], unknown][] = [
  ["getUserFinancials", financials, ["debts", 0, "balance"], "3200"],
  ["getUserFinancials", financials, ["debts", 0, "interestRate"], 101],
  ["getUserFinancials", financials, ["assets", 0, "value"], null],
  ["getUserFinancials", financials, ["assets", 0, "type"], "boat"],
  ["getUserFinancials", financials, ["assets"], "none"],
  ["getUserFinancials", financials, ["financialInfo", "annualIncome"], "a lot"],
  ["getUserFinancials", financials, ["updatedAt"], "yesterday"],
  ["getUserFinancials", financials, ["revision"], undefined],
  ["getUserIntermediateGoals", goals, ["intermediateGoals", 0, "targetAmount"], null],
  ["getUserIntermediateGoals", goals, ["intermediateGoals", 0, "submilestones", 0, "title"], 7],
  ["getUserIntermediateGoals", goals, ["financialGoal", "targetYear"], "2046"],
  ["getUserProfile", profile, ["basicInfo", "country"], "Atlantis"],
  ["getUserProfile", profile, ["experience", 0, "company"], 4],
  ["getUserSkills", skills, ["skillsAndInterests", "skills", 0], {}],
];

describe("an answer", () => {
  test.each(RIGHT)("of %s that is right goes out as it is", (name, answer) => {
    expect(requireAllowed(name, answer)).toEqual(answer);
    expect(() => requireUnchanged(name, answer)).not.toThrow();
  });

  test.each(WRONG)("of %s is refused where a value is not of its kind (%#)", (name, answer, path, value) => {
    expect(() => requireAllowed(name, bent(answer, path, value))).toThrow("answered what its contract does not allow");
  });

  test.each(RIGHT)("of %s loses what its contract does not name, at any depth", (name, answer) => {
    const withMore = withExtra(answer, 1);
    expect(JSON.stringify(withMore)).toContain("secret");
    expect(requireAllowed(name, withMore)).toEqual(answer);
    expect(() => requireUnchanged(name, withMore)).toThrow("answered what its contract would have changed");
  });

  test.each(RIGHT)("of %s may hold nothing else as it is stored, not even a null", (name, answer) => {
    expect(() => requireUnchanged(name, withExtra(answer, null))).toThrow(
      "answered what its contract would have changed",
    );
    expect(() => requireUnchanged(name, withExtra(answer, undefined))).not.toThrow();
  });
});

function checkedGoal(): object {
  const checked = check(goalSchema, goal);
  return "value" in checked ? checked.value : {};
}

/** A copy with another value at one place. */
function bent(value: unknown, [key, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((entry, at) => (at === key ? bent(entry, rest, other) : entry));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: bent(record[key], rest, other) };
}

/** A copy with one key more, `secret`, in each of its objects. */
function withExtra(value: unknown, secret: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withExtra(each, secret));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withExtra(each, secret)]);
  return { ...Object.fromEntries(entries), secret };
}
