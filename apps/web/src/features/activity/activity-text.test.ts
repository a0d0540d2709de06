import type { ActivityEntry } from "@seven-figures/calls";
import { expect, it } from "vitest";
import { headingOf, isAboutOneThing, joinPages, whoLabel } from "./activity-text.ts";

const entry = (changeId: string): ActivityEntry => ({
  changeId,
  at: "2026-11-20T14:13:00.000Z",
  by: "advisor",
  summary: "Visa",
  fields: [],
  undone: false,
  moreFields: 0,
  undoable: true,
});
const field = (thing: string, path = ["financials", "debts", thing, "balance"]): ActivityEntry["fields"][number] => ({
  path,
  thing,
  action: "changed",
  before: 1,
  after: 2,
  unit: "money",
});

it("heads a change of one thing by its summary, and one of several by how many there are, since each is named below", () => {
  const [one, several] = [
    [field("Visa"), field("Visa", ["financials", "debts", "Visa", "interestRate"])],
    [field("Visa"), field("Home")],
  ];
  expect([isAboutOneThing({ fields: one }), isAboutOneThing({ fields: several })]).toEqual([true, false]);
  expect(headingOf({ summary: "Changed Visa", fields: one })).toBe("Changed Visa");
  expect(headingOf({ summary: "Changed Visa and Home", fields: several })).toBe("2 changes");
  expect(headingOf({ summary: "Undone: Changed Visa and Home", fields: several })).toBe("Undone: 2 changes");
  const target = { ...field("Your target", ["profile", "financialGoal", "targetYear"]), unit: "text" as const };
  const profile = [{ ...field("Profile", ["profile", "basicInfo", "country"]), unit: "text" as const }, target];
  expect(headingOf({ summary: "Changed Profile and Your target", fields: profile })).toBe(
    "Changed Profile and Your target",
  );
});

it("says who made a change", () => {
  expect([whoLabel("you"), whoLabel("advisor")]).toEqual(["You", "Advisor"]);
});

it("shows a change once, though a newer one has pushed it onto the next page", () => {
  const pages = [{ changes: [entry("c3"), entry("c2")] }, { changes: [entry("c2"), entry("c1")] }];
  expect(joinPages(pages).map(({ changeId }) => changeId)).toEqual(["c3", "c2", "c1"]);
});
