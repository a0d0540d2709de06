import { check } from "@seven-figures/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { visa as debt, filledProfile, moneyGoal } from "../../domain/testing/examples.ts";
import { contract, isCallName } from "./contract.ts";

// The server's other packages switch these sentences on for the whole process
z.config(z.locales.en());

const goal = moneyGoal({
  description: "For us",
  category: "Home",
  submilestones: [
    { id: "s1", title: "Half", description: "", targetAmount: 10_000, targetDate: null, completed: true, order: 0 },
  ],
});
const info = { annualIncome: 85_000, annualExpenses: 50_000, currentSavings: null };
const asset = { id: "a1", name: "Ally", type: "savings", value: 20_000, description: "" };
const profile = { ...filledProfile, experience: [{ ...filledProfile.experience[0], startYear: 2012 }] };
const requestId = "0c7a6c2e-8f0e-4c59-9d57-6a3f64f1a111";

/** Payloads that are right, to be bent in one place. */
const RIGHT: [string, Record<string, unknown>][] = [
  ["createUserProfile", { requestId }],
  ["saveUserProfile", { profile, requestId }],
  ...Object.entries(profile).map(([profileSection, data]): [string, Record<string, unknown>] => [
    "updateUserProfileSection",
    { profileSection, data, revision: 1, requestId },
  ]),
  ["saveUserFinancials", { financials: { financialInfo: info, assets: [asset], debts: [debt] } }],
  ["updateUserFinancialsSection", { section: "financialInfo", data: info, revision: 1 }],
  ["updateUserFinancialsSection", { section: "assets", data: [asset, { ...asset, id: "a2" }], revision: 1 }],
  ["updateUserFinancialsSection", { section: "debts", data: [debt], revision: 1 }],
  ["saveUserIntermediateGoals", { goals: [goal] }],
  ["addIntermediateGoal", { goal }],
  ["updateIntermediateGoal", { goalId: "g1", updates: goal, revision: 1 }],
  ["deleteIntermediateGoal", { goalId: "g1" }],
  ["saveUserSkills", { skills: { skills: ["Sales"], interests: ["Art"] } }],
  ["updateUserSkillsSection", { section: "skills", data: ["Sales"], revision: 1 }],
  ["handleSmartChatMessage", { message: "hello", sessionId: "s1", timeZone: "Europe/Oslo" }],
  ["undoAdvisorChange", { changeId: "change-1" }],
  ["getActivity", { before: "change-1" }],
  ["getNetWorthHistory", { from: "2026-01-01" }],
  ["saveCheckIn", { financialInfo: info, assets: [asset], debts: [debt], timeZone: "Europe/Oslo", revision: 1 }],
  ["saveToldFigures", { told: [{ id: "t1", date: "2024-11-20", of: "asset", name: "401k", amount: 80_000 }] }],
  ["saveScenarios", { scenarios: [{ id: "s1", name: "Save more", address: "saving=300" }], revision: 1 }],
  ["saveReminders", { calendar: "new", mail: true, requestId }],
  ["deleteAccount", { password: "secret" }],
  ["previewMessage", { message: "hello", sessionId: "s1", timeZone: "Europe/Oslo" }],
  [
    "completeOnboarding",
    { profile, goals: [], skills: { skills: ["Sales"], interests: [] }, timeZone: "Europe/Oslo", requestId },
  ],
];

const WRONG = [
  undefined,
  null,
  "",
  "x",
  "x".repeat(5_000),
  "__proto__",
  "2027-02-29",
  "\u0000",
  -1,
  0.5,
  1e300,
  Number.NaN,
  true,
  [],
  {},
  [[]],
  Array(201).fill("x"),
];

/** Every place of a value, itself first, in keys. */
function placesOf(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner).map((place) => [key, ...place]))];
}

/** The same with the value at a place replaced. */
function bend(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const inner = bend((value as Record<string, unknown>)[key], rest, replacement);
  return Array.isArray(value)
    ? value.map((entry, at) => (String(at) === key ? inner : entry))
    : { ...(value as object), [key]: inner };
}

function complaints(name: string, payload: unknown): string[] {
  if (!isCallName(name)) throw new Error(`${name} is no call`);
  const checked = check<unknown>(contract[name].payload, payload);
  return "errors" in checked ? checked.errors.map(({ message }) => message) : [];
}

/** Words of a program, and names of fields as a program writes them. */
const RAW =
  /\b(?:invalid|expected|received|unrecognized|discriminator|undefined|null|nan|boolean|string)\b|[{}<>|[\]]/i;
const CAMEL_CASE = /[a-z][A-Z]/;

/** A sentence for people. */
function isPlain(message: string): boolean {
  return /^[A-Z]/.test(message) && !RAW.test(message) && !CAMEL_CASE.test(message);
}

test.each(RIGHT)("%s is right as it stands", (name, payload) => {
  expect(complaints(name, payload)).toEqual([]);
});

test("what is wrong with a payload is told in plain sentences, wherever it is bent", () => {
  const raw = new Set<string>();
  for (const [name, payload] of RIGHT) {
    for (const place of placesOf(payload)) {
      for (const wrong of WRONG) {
        for (const message of complaints(name, bend(payload, place, wrong))) {
          if (!isPlain(message)) raw.add(`${name} ${place.join(".")}: ${message}`);
        }
      }
    }
  }
  expect([...raw]).toEqual([]);
});

test("so is anything else that is sent", () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(contract)), fc.jsonValue(), (name, payload) => {
      expect(complaints(name, payload).filter((message) => !isPlain(message))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["updateUserFinancialsSection", { section: "nothing", data: [] }, "Section is not one of the options"],
  ["updateUserFinancialsSection", {}, "Section is required"],
  ["updateUserProfileSection", { profileSection: 5 }, "Profile section is not one of the options"],
  ["saveUserFinancials", { financials: [] }, "Financials must be a group of fields"],
  ["saveUserIntermediateGoals", { goals: {} }, "Goals must be a list"],
  ["addIntermediateGoal", { goal: { ...goal, submilestones: ["x"] } }, "This entry must be a group of fields"],
  ["getActivity", { before: "x".repeat(101) }, "Before cannot be longer than 100 characters"],
])("%s of %j: %s", (name, payload, message) => {
  expect(complaints(name, payload)[0]).toBe(message);
});
