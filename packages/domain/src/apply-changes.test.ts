import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { change as anyChange, documents as anyDocuments, LATER, NOW } from "../testing/arbitraries.ts";
import { newcomer as empty, moneyGoal, visa } from "../testing/examples.ts";
import { applyChanges } from "./apply-changes.ts";
import type { Change } from "./changes.ts";
import type { Documents } from "./documents.ts";
import { encodeDocument } from "./stored-documents.ts";

const ally = { id: "a1", name: "Ally savings", type: "savings", value: 20_000, description: "" } as const;
const house = moneyGoal({ currentAmount: 0, targetDate: null, status: "Not Started" });
const apply = (documents: Documents, ...changes: Change[]) => applyChanges(documents, changes, LATER);
const filled = apply(
  empty,
  { kind: "add-asset", asset: ally },
  { kind: "add-debt", debt: visa },
  { kind: "add-goal", goal: house },
).documents;

describe("financials", () => {
  test("fields that were not named stay", () => {
    const { documents } = apply(
      empty,
      { kind: "set-financial-info", fields: { annualIncome: 85_000 } },
      { kind: "set-financial-info", fields: { annualExpenses: 50_400 } },
    );
    expect(documents.financials.financialInfo).toEqual({
      annualIncome: 85_000,
      annualExpenses: 50_400,
      currentSavings: null,
    });
  });

  test("an asset is added, edited and deleted", () => {
    expect(filled.financials.assets).toEqual([ally]);
    const edited = apply(filled, { kind: "edit-asset", id: "a1", fields: { value: 21_000 } });
    expect(edited.documents.financials.assets).toEqual([{ ...ally, value: 21_000 }]);
    expect(apply(filled, { kind: "delete-asset", id: "a1" }).documents.financials.assets).toEqual([]);
  });

  test("a debt's rate may be forgotten", () => {
    const { documents } = apply(filled, { kind: "edit-debt", id: "d1", fields: { interestRate: null } });
    expect(documents.financials.debts).toEqual([{ ...visa, interestRate: null }]);
  });

  test("none confirmed is another thing than never entered", () => {
    const { documents } = apply(empty, { kind: "confirm-no-debts" });
    expect(documents.financials).toMatchObject({ assets: null, debts: [] });
  });

  test("amounts are rounded to the cent", () => {
    const { documents } = apply(empty, { kind: "add-asset", asset: { ...ally, value: 10.005 } });
    expect(documents.financials.assets?.[0]?.value).toBe(10.01);
  });
});

describe("goals", () => {
  test("what changes carries the moment of the change", () => {
    expect(filled.goals.intermediateGoals[0]).toMatchObject({ createdAt: LATER, updatedAt: LATER });
    const before = { ...filled, goals: { ...filled.goals, intermediateGoals: [house] } };
    const { documents } = apply(before, { kind: "edit-goal", id: "g1", fields: { currentAmount: 5_000 } });
    expect(documents.goals.intermediateGoals[0]).toMatchObject({
      currentAmount: 5_000,
      createdAt: NOW,
      updatedAt: LATER,
    });
  });

  test("a goal that becomes another type loses what that type has not", () => {
    const { documents } = apply(filled, { kind: "edit-goal", id: "g1", fields: { type: "skill", progress: 10 } });
    expect(documents.goals.intermediateGoals[0]).toMatchObject({
      targetAmount: null,
      currentAmount: null,
      progress: 10,
    });
  });

  test("more than the target is refused", () => {
    const { refused, documents } = apply(filled, { kind: "edit-goal", id: "g1", fields: { currentAmount: 20_001 } });
    expect(refused[0]?.refusal).toEqual({
      reason: "invalid",
      errors: [{ path: "currentAmount", message: "Current amount cannot exceed target amount" }],
    });
    expect(documents).toBe(filled);
  });
});

describe("names", () => {
  test("are added once whatever their capitals, and removed", () => {
    const { documents } = apply(
      empty,
      { kind: "add-names", list: "skills", names: ["Sales", " sales ", "", "Writing"] },
      { kind: "remove-names", list: "skills", names: ["WRITING", "Cooking"] },
    );
    expect(documents.skills.skills).toEqual(["Sales"]);
  });

  test("none of which is there can't be removed, and that is said", () => {
    const start = apply(empty, { kind: "add-names", list: "skills", names: ["Sales"] }).documents;
    const { documents, applied, refused } = apply(start, { kind: "remove-names", list: "skills", names: ["Cooking"] });
    expect(applied).toEqual([]);
    expect(refused).toMatchObject([{ refusal: { reason: "not-found" } }]);
    expect(documents).toBe(start);
  });
});

describe("what is refused", () => {
  test.each([
    ["assets", 10, (at: number): Change => ({ kind: "add-asset", asset: { ...ally, id: `x${at}` } })],
    ["debts", 10, (at: number): Change => ({ kind: "add-debt", debt: { ...visa, id: `x${at}` } })],
    ["goals", 15, (at: number): Change => ({ kind: "add-goal", goal: { ...house, id: `x${at}` } })],
  ] as const)("more %s than %d, while those that fit apply", (of, limit, addition) => {
    const { applied, refused } = apply(empty, ...Array.from({ length: limit + 2 }, (_, at) => addition(at)));
    expect(applied).toHaveLength(limit);
    expect(refused.map(({ refusal }) => refusal)).toEqual([
      { reason: "limit-reached", limit, of },
      { reason: "limit-reached", limit, of },
    ]);
  });

  test.each<Change>([
    { kind: "edit-asset", id: "gone", fields: { value: 1 } },
    { kind: "delete-asset", id: "gone" },
    { kind: "edit-debt", id: "gone", fields: {} },
    { kind: "delete-debt", id: "gone" },
    { kind: "edit-goal", id: "gone", fields: {} },
    { kind: "delete-goal", id: "gone" },
  ])("$kind of an entry that is not there", (missing) => {
    expect(apply(filled, missing).refused).toEqual([{ change: missing, refusal: { reason: "not-found" } }]);
    expect(apply(empty, missing).refused).toEqual([{ change: missing, refusal: { reason: "not-found" } }]);
  });

  test("a bad fact is left out and named, the others apply", () => {
    const { applied, refused, documents } = apply(
      empty,
      { kind: "add-asset", asset: { ...ally, value: -5 } },
      { kind: "set-financial-info", fields: { annualIncome: 85_000 } },
    );
    expect(refused[0]?.refusal).toEqual({
      reason: "invalid",
      errors: [{ path: "value", message: "Asset value must be greater than $0" }],
    });
    expect(applied).toHaveLength(1);
    expect(documents.financials).toMatchObject({ assets: null, financialInfo: { annualIncome: 85_000 } });
  });

  test("an id that is taken", () => {
    expect(apply(filled, { kind: "add-asset", asset: ally }).refused[0]?.refusal).toMatchObject({ reason: "invalid" });
  });

  test("an edit can't give an entry another's id", () => {
    const fields = { value: 5, id: "other" };
    const { documents } = apply(filled, { kind: "edit-asset", id: "a1", fields });
    expect(documents.financials.assets?.map(({ id }) => id)).toEqual(["a1"]);
  });
});

describe("whatever is asked for", () => {
  test("the documents given stay as they are, and each change is applied or refused", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange, { maxLength: 8 }), (documents, changes) => {
        const copy = structuredClone(documents);
        const { applied, refused } = applyChanges(documents, changes, LATER);
        expect(documents).toEqual(copy);
        expect(applied.length + refused.length).toBe(changes.length);
      }),
    );
  });

  test("the result keeps every rule of what is stored, and the advisor's limits where they held", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange, { maxLength: 20 }), (before, changes) => {
        const { documents } = applyChanges(before, changes, LATER);
        for (const kind of ["profile", "financials", "goals", "skills"] as const) {
          expect(() => encodeDocument(kind, documents[kind])).not.toThrow();
        }
        expect((documents.financials.assets ?? []).length).toBeLessThanOrEqual(10);
        expect((documents.financials.debts ?? []).length).toBeLessThanOrEqual(10);
        expect(documents.goals.intermediateGoals.length).toBeLessThanOrEqual(15);
      }),
    );
  });

  test("one by one or all at once comes to the same", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange, { maxLength: 8 }), (documents, changes) => {
        const oneByOne = changes.reduce((state, one) => applyChanges(state, [one], LATER).documents, documents);
        expect(applyChanges(documents, changes, LATER).documents).toEqual(oneByOne);
      }),
    );
  });
});
