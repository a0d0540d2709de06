import type { ActivityEntry } from "@seven-figures/calls";
import { expect, it } from "vitest";
import { canUndo, joinPages, whoLabel } from "./activity-text.ts";

const entry = (changeId: string): ActivityEntry => ({
  changeId,
  at: "2026-11-20T14:13:00.000Z",
  by: "advisor",
  summary: "Visa",
  fields: [],
  undone: false,
});

it("offers Undo for what the advisor did and still stands", () => {
  expect(canUndo({ by: "advisor", undone: false })).toBe(true);
  expect(canUndo({ by: "advisor", undone: true })).toBe(false);
  expect(canUndo({ by: "you", undone: false })).toBe(false);
});

it("says who made a change", () => {
  expect([whoLabel("you"), whoLabel("advisor")]).toEqual(["You", "Advisor"]);
});

it("shows a change once, though a newer one has pushed it onto the next page", () => {
  const pages = [{ changes: [entry("c3"), entry("c2")] }, { changes: [entry("c2"), entry("c1")] }];
  expect(joinPages(pages).map(({ changeId }) => changeId)).toEqual(["c3", "c2", "c1"]);
});
