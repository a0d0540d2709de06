import { type Documents, newDocuments } from "../src/documents.ts";
import type { Debt } from "../src/financials.ts";
import type { MoneyGoal, PercentGoal } from "../src/goals.ts";
import { newProfile } from "../src/profile.ts";
import { NOW } from "./arbitraries.ts";

/** What many tests begin with, whole and right. */

/** Someone who has just signed up. */
export const newcomer: Documents = newDocuments(
  newProfile({ name: "Ann", email: "ann@example.com" }, "2026-11-20", NOW),
  NOW,
);

export const visa = {
  id: "d1",
  name: "Visa",
  type: "credit-card",
  balance: 3_200,
  interestRate: 24.9,
  description: "",
} as const satisfies Debt;

export function skillGoal(fields: Partial<PercentGoal> = {}): PercentGoal {
  return {
    id: "g1",
    title: "Learn",
    type: "skill",
    targetAmount: null,
    currentAmount: null,
    progress: 0,
    targetDate: null,
    status: "Not Started",
    description: "",
    category: "",
    submilestones: [],
    createdAt: NOW,
    updatedAt: NOW,
    ...fields,
  };
}

export function moneyGoal(fields: Partial<MoneyGoal> = {}): MoneyGoal {
  return {
    id: "g1",
    title: "House",
    type: "financial",
    targetAmount: 20_000,
    currentAmount: 5_000,
    progress: null,
    targetDate: "2028-06-30",
    status: "In Progress",
    description: "",
    category: "",
    submilestones: [],
    createdAt: NOW,
    updatedAt: NOW,
    ...fields,
  };
}

/** A profile as it is sent, with each field filled in that can be. */
export const filledProfile = {
  basicInfo: {
    name: "Ann",
    email: "ann@example.com",
    birthday: "1990-02-28",
    location: "",
    occupation: "",
    country: "NO",
    employmentStatus: "Employed",
  },
  educationHistory: [{ school: "NTNU", field: "Physics", graduationYear: "2012" }],
  experience: [{ company: "Acme", position: "Clerk", startYear: "2012", endYear: "Present", description: "" }],
  financialGoal: {
    targetAmount: 1_000_000,
    targetYear: 2046,
    timeframe: "10+",
    riskTolerance: "moderate",
    primaryStrategy: "investing",
  },
} as const;
