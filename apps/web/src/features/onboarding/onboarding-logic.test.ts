import { isOnboardingCompleted, newProfile } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { completedProfile } from "./completed-profile.ts";
import { draftSchema, newDraft, type OnboardingDraft } from "./onboarding-draft.ts";
import { furthestStep } from "./steps.ts";

const today = "2026-11-20";
const now = "2026-11-20T09:00:00.000Z";
const profile = { ...newProfile({ name: "Maya Reyes", email: "maya@example.com" }, today, now), revision: 0 };
const fresh = newDraft(profile, { skills: [], interests: [], createdAt: now, updatedAt: now });
const filled: OnboardingDraft = {
  ...fresh,
  basic: { ...fresh.basic, country: "US", employmentStatus: "Employed" },
  goal: { ...fresh.goal, timeframe: "10+", riskTolerance: "moderate", primaryStrategy: "investing" },
};

test("a new draft holds the account's name and e-mail and a target of 1,000,000 in 20 years", () => {
  expect(fresh.basic).toMatchObject({ name: "Maya Reyes", email: "maya@example.com" });
  expect(fresh.goal).toMatchObject({ targetAmount: "1,000,000", targetYear: "2046" });
});

test("nobody gets past a step that is not right", () => {
  expect(furthestStep(fresh, today)).toBe(0);
  expect(furthestStep({ ...filled, goal: { ...filled.goal, targetYear: "2026" } }, today)).toBe(1);
  const wrongYear = { school: "State", field: "Law", graduationYear: "20" };
  expect(furthestStep({ ...filled, educationHistory: [wrongYear] }, today)).toBe(2);
  expect(furthestStep(filled, today)).toBe(3);
});

test("a finished draft makes a profile that counts as completed and keeps what the wizard does not ask", () => {
  const stored = completedProfile(filled, { ...profile.basicInfo, location: "Oslo" }, today);
  expect(stored?.basicInfo).toMatchObject({ name: "Maya Reyes", country: "US", location: "Oslo" });
  expect(stored?.financialGoal).toMatchObject({ targetAmount: 1_000_000, targetYear: 2046 });
  expect(stored && isOnboardingCompleted(stored, today)).toBe(true);
});

test("education with any field and experience with a company or a position are kept", () => {
  const job = { company: "", position: "", startYear: "2020", endYear: "", description: "" };
  const draft = {
    ...filled,
    educationHistory: [
      { school: " ", field: "", graduationYear: "" },
      { school: "", field: "Law", graduationYear: "" },
    ],
    experience: [job, { ...job, position: "Clerk" }],
  };
  const stored = completedProfile(draft, profile.basicInfo, today);
  expect(stored?.educationHistory).toEqual([draft.educationHistory[1]]);
  expect(stored?.experience).toEqual([draft.experience[1]]);
});

test("a draft survives being written down, whatever was chosen", () => {
  expect(draftSchema.parse(JSON.parse(JSON.stringify(fresh)))).toEqual(fresh);
  const unchosen = { ...filled, basic: { ...filled.basic, country: "" } };
  expect(draftSchema.parse(unchosen).basic.country).toBeUndefined();
});
