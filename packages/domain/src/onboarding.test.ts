import { expect, test } from "vitest";
import { NOW } from "../testing/arbitraries.ts";
import { isOnboardingCompleted } from "./onboarding.ts";
import { newProfile } from "./profile.ts";

const today = "2026-11-20";
const fresh = newProfile({ name: "Ann", email: "ann@example.com" }, today, NOW);
const done = { ...fresh, basicInfo: { ...fresh.basicInfo, country: "US", employmentStatus: "Employed" } } as const;

test("a new profile has its target twenty years ahead and still needs onboarding", () => {
  expect(fresh.financialGoal).toMatchObject({ targetAmount: 1_000_000, targetYear: 2046 });
  expect(isOnboardingCompleted(fresh, today)).toBe(false);
});

test("name, e-mail, country, employment status and a target in a later year complete it", () => {
  expect(isOnboardingCompleted(done, today)).toBe(true);
});

test.each([{ name: "" }, { email: "" }, { country: null }, { employmentStatus: null }])(
  "without %j it is needed",
  (gap) => {
    expect(isOnboardingCompleted({ ...done, basicInfo: { ...done.basicInfo, ...gap } }, today)).toBe(false);
  },
);

test.each([{ targetAmount: 0 }, { targetYear: 2026 }, { targetYear: 2020 }])("with %j it is needed", (goal) => {
  expect(isOnboardingCompleted({ ...done, financialGoal: { ...done.financialGoal, ...goal } }, today)).toBe(false);
});
