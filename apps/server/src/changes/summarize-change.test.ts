import type { FieldChange } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { summarizeChange } from "./summarize-change.ts";

const change = (action: FieldChange["action"], thing: string, path = ["financials", "assets", "a"]): FieldChange => ({
  path,
  thing,
  action,
  before: null,
  after: "Sales",
  unit: "text",
});

test("says what was added, changed and removed, each thing once", () => {
  expect(
    summarizeChange([
      change("added", "Ally"),
      change("added", "Visa"),
      change("changed", "House"),
      change("changed", "House"),
    ]),
  ).toBe("Added Ally and Visa; changed House");
  expect(summarizeChange([change("removed", "Visa")])).toBe("Removed Visa");
});

test("names of skills stand for themselves, and a long list is cut", () => {
  expect(summarizeChange([change("added", "Skills", ["skills", "skills"])])).toBe("Added Sales");
  const many = ["a", "b", "c", "d", "e"].map((name) => change("added", name));
  expect(summarizeChange(many)).toBe("Added a, b, c and 2 more");
});

test("a change of nothing but order is said to be one", () => {
  expect(summarizeChange([])).toBe("Changed the order of entries");
});
