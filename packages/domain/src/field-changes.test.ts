import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { change as anyChange, documents as anyDocuments, LATER } from "../testing/arbitraries.ts";
import { newcomer as empty, visa } from "../testing/examples.ts";
import { applyChanges } from "./apply-changes.ts";
import type { Change } from "./changes.ts";
import type { Documents } from "./documents.ts";
import { fieldChanges, sameJson } from "./field-changes.ts";

const apply = (documents: Documents, ...changes: Change[]) => applyChanges(documents, changes, LATER).documents;
const changesOf = (start: Documents, ...changes: Change[]) => fieldChanges(start, apply(start, ...changes));
const withVisa = apply(empty, { kind: "add-debt", debt: visa });

test("income and expenses, field by field", () => {
  expect(changesOf(empty, { kind: "set-financial-info", fields: { annualIncome: 85_000 } })).toEqual([
    {
      path: ["financials", "financialInfo", "annualIncome"],
      thing: "Income and expenses",
      action: "changed",
      before: null,
      after: 85_000,
      unit: "money",
    },
  ]);
});

test("an entry that came shows its main figure, one that went as well", () => {
  const entry = { path: ["financials", "debts", "d1"], thing: "Visa", unit: "money" };
  expect(changesOf(empty, { kind: "add-debt", debt: visa })).toEqual([
    { ...entry, action: "added", before: null, after: 3_200 },
  ]);
  expect(changesOf(withVisa, { kind: "delete-debt", id: "d1" })).toEqual([
    { ...entry, action: "removed", before: 3_200, after: null },
  ]);
});

test("fields of an entry under its name, each with its unit", () => {
  expect(changesOf(withVisa, { kind: "edit-debt", id: "d1", fields: { balance: 2_500, interestRate: null } })).toEqual([
    {
      path: ["financials", "debts", "d1", "balance"],
      thing: "Visa",
      action: "changed",
      before: 3_200,
      after: 2_500,
      unit: "money",
    },
    {
      path: ["financials", "debts", "d1", "interestRate"],
      thing: "Visa",
      action: "changed",
      before: 24.9,
      after: null,
      unit: "percent",
    },
  ]);
});

test("none confirmed is a change that can be seen", () => {
  expect(changesOf(empty, { kind: "confirm-no-assets" })).toEqual([
    {
      path: ["financials", "assets"],
      thing: "Assets",
      action: "changed",
      before: "not entered",
      after: "none",
      unit: "text",
    },
  ]);
});

test("names that came and went, one by one", () => {
  const start = apply(empty, { kind: "add-names", list: "skills", names: ["Sales"] });
  expect(
    changesOf(
      start,
      { kind: "add-names", list: "skills", names: ["Law"] },
      { kind: "remove-names", list: "skills", names: ["Sales"] },
    ),
  ).toMatchObject([
    { path: ["skills", "skills"], thing: "Skills", action: "added", before: null, after: "Law" },
    { path: ["skills", "skills"], thing: "Skills", action: "removed", before: "Sales", after: null },
  ]);
});

test("a history without ids reads as words", () => {
  const educationHistory = [{ school: "MIT", field: "Physics", graduationYear: "2001" }];
  const after = { profile: { ...empty.profile, educationHistory } };
  expect(fieldChanges({ profile: empty.profile }, after)).toEqual([
    {
      path: ["profile", "educationHistory"],
      thing: "Education history",
      action: "changed",
      before: "none",
      after: "MIT, Physics, 2001",
      unit: "text",
    },
  ]);
});

describe("laws", () => {
  test("nothing differs from itself, stamps aside", () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const stamped = structuredClone(documents);
        stamped.financials.updatedAt = LATER;
        for (const goal of stamped.goals.intermediateGoals) goal.updatedAt = LATER;
        expect(fieldChanges(documents, stamped)).toEqual([]);
      }),
    );
  });

  test("the way back has the same fields with before and after exchanged", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange, { maxLength: 6 }), (before, changes) => {
        const after = apply(before, ...changes);
        const key = (...parts: unknown[]) => JSON.stringify(parts);
        // A list that was never entered and one confirmed empty read the same from the other side.
        const shown = (from: Documents, to: Documents) =>
          fieldChanges(from, to).filter(({ before: was, after: is }) => ![was, is].includes("not entered"));
        const forth = shown(before, after).map((field) => key(field.path, field.before, field.after));
        const back = shown(after, before).map((field) => key(field.path, field.after, field.before));
        expect(forth.toSorted()).toEqual(back.toSorted());
      }),
    );
  });
});

test("JSON is the same whatever the order of its keys; missing and null are alike", () => {
  expect(sameJson({ a: 1, b: [1, { c: null }] }, { b: [1, {}], a: 1 })).toBe(true);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson([], {})).toBe(false);
  expect(sameJson([], null)).toBe(false);
  expect(sameJson(0, null)).toBe(false);
});
