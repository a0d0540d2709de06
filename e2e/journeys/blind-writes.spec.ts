import { expect, test } from "@playwright/test";
import { isBlindWrite } from "../support/blind-write.ts";

const requestId = "r1";
const revisions = { profile: 1, goals: 0, skills: 0 };
const isBlind = (name: string, data: object) => isBlindWrite(`http://localhost/api/us-central1/${name}`, () => data);

test("the guard of all journeys takes a write without each revision that it was made from, or without an id, as blind", () => {
  expect(isBlind("completeOnboarding", { revisions, requestId })).toBe(false);
  expect(isBlind("completeOnboarding", { revisions })).toBe(true);
  expect(isBlind("completeOnboarding", { requestId, revision: 1 })).toBe(true);
  for (const kind of ["profile", "goals", "skills"]) {
    expect(isBlind("completeOnboarding", { requestId, revisions: { ...revisions, [kind]: undefined } }), kind).toBe(
      true,
    );
  }
  expect(isBlind("saveCheckIn", { revision: 0, requestId })).toBe(false);
  expect(isBlind("saveCheckIn", { revision: 0 })).toBe(true);
  expect(isBlind("updateUserProfileSection", { requestId })).toBe(true);
  expect(isBlind("getUserProfile", {})).toBe(false);
});
