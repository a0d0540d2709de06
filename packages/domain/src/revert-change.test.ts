import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { change as anyChange, documents as anyDocuments, LATER } from "../testing/arbitraries.ts";
import { newcomer as empty, skillGoal } from "../testing/examples.ts";
import { applyChanges } from "./apply-changes.ts";
import type { Change } from "./changes.ts";
import type { Documents } from "./documents.ts";
import { type Reverted, revertChange } from "./revert-change.ts";

const asset = (id: string, value = 1_000) => ({ id, name: id, type: "savings", value, description: "" }) as const;
const apply = (documents: Documents, ...changes: Change[]) => applyChanges(documents, changes, LATER).documents;
const with3 = apply(empty, ...["a", "b", "c"].map((id): Change => ({ kind: "add-asset", asset: asset(id) })));
const assetIds = (reverted: Reverted) =>
  "documents" in reverted ? reverted.documents.financials.assets?.map(({ id }) => id) : reverted.paths;

describe("laws", () => {
  test("applying and then reverting is the identity, ids and places in lists included", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange, { maxLength: 6 }), (before, changes) => {
        const after = apply(before, ...changes);
        expect(revertChange(after, before, after)).toEqual({ documents: before });
      }),
    );
  });

  test("two changes reverted in turn, the later first, lead back to the start", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange), fc.array(anyChange), (start, first, second) => {
        const middle = apply(start, ...first);
        const end = apply(middle, ...second);
        const once = revertChange(end, middle, end);
        const twice = "documents" in once ? revertChange(once.documents, start, middle) : once;
        expect(twice).toEqual({ documents: start });
      }),
    );
  });

  test("later edits in other documents survive", () => {
    const money = anyChange.filter(({ kind }) => /asset|debt|financial-info/.test(kind));
    const other = anyChange.filter(({ kind }) => /goal|names|basic/.test(kind));
    fc.assert(
      fc.property(anyDocuments, fc.array(money), fc.array(other), (start, change, later) => {
        const changed = apply(start, ...change);
        const now = apply(changed, ...later);
        expect(revertChange(now, start, changed)).toEqual({ documents: { ...now, financials: start.financials } });
      }),
    );
  });

  test("what is refused names paths, and what is not refused keeps every later addition", () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyChange), fc.array(anyChange), (start, change, later) => {
        const changed = apply(start, ...change);
        const now = apply(changed, ...later);
        const reverted = revertChange(now, start, changed);
        if ("refused" in reverted) {
          expect(reverted.paths.length).toBeGreaterThan(0);
          return;
        }
        const ids = (documents: Documents) => (documents.financials.assets ?? []).map(({ id }) => id);
        const addedLater = ids(now).filter((id) => !ids(start).includes(id) && !ids(changed).includes(id));
        expect(ids(reverted.documents)).toEqual(expect.arrayContaining(addedLater));
        expect(new Set(ids(reverted.documents)).size).toBe(ids(reverted.documents).length);
      }),
    );
  });
});

describe("lists", () => {
  test("what was deleted comes back to its place, with its id", () => {
    const after = apply(with3, { kind: "delete-asset", id: "b" });
    expect(assetIds(revertChange(after, with3, after))).toEqual(["a", "b", "c"]);
  });

  test("an asset added later stays where something else is taken back", () => {
    const after = apply(with3, { kind: "delete-asset", id: "a" }, { kind: "delete-asset", id: "b" });
    const now = apply(after, { kind: "add-asset", asset: asset("d") });
    expect(assetIds(revertChange(now, with3, after))).toEqual(["a", "b", "c", "d"]);
  });

  test("never entered comes back as never entered", () => {
    const after = apply(empty, { kind: "add-asset", asset: asset("a") });
    expect(revertChange(after, empty, after)).toEqual({ documents: empty });
    const none = apply(empty, { kind: "confirm-no-assets" });
    expect(revertChange(none, empty, none)).toEqual({ documents: empty });
  });

  test("other fields of the same entry that were edited later stay", () => {
    const after = apply(with3, { kind: "edit-asset", id: "b", fields: { value: 5 } });
    const now = apply(after, { kind: "edit-asset", id: "b", fields: { name: "Renamed" } });
    const reverted = revertChange(now, with3, after);
    expect(reverted).toMatchObject({
      documents: { financials: { assets: [{}, { name: "Renamed", value: 1_000 }, {}] } },
    });
  });

  test("what was added is taken out though another entry was edited", () => {
    const after = apply(with3, { kind: "add-asset", asset: asset("d") });
    const now = apply(after, { kind: "edit-asset", id: "a", fields: { value: 7 } });
    expect(assetIds(revertChange(now, with3, after))).toEqual(["a", "b", "c"]);
  });
});

describe("refused, where the very thing was changed again", () => {
  test("a field", () => {
    const after = apply(with3, { kind: "edit-asset", id: "b", fields: { value: 5 } });
    const now = apply(after, { kind: "edit-asset", id: "b", fields: { value: 6 } });
    expect(revertChange(now, with3, after)).toEqual({
      refused: "later-edits",
      paths: [["financials", "assets", "b", "value"]],
    });
  });

  test("an entry that was added and then edited", () => {
    const after = apply(with3, { kind: "add-asset", asset: asset("d") });
    const now = apply(after, { kind: "edit-asset", id: "d", fields: { value: 6 } });
    expect(revertChange(now, with3, after)).toEqual({ refused: "later-edits", paths: [["financials", "assets", "d"]] });
  });

  test("an entry that was edited and then deleted", () => {
    const after = apply(with3, { kind: "edit-asset", id: "b", fields: { value: 5 } });
    const now = apply(after, { kind: "delete-asset", id: "b" });
    expect(revertChange(now, with3, after)).toEqual({ refused: "later-edits", paths: [["financials", "assets", "b"]] });
  });

  test("a target amount", () => {
    const after = apply(empty, { kind: "set-financial-goal", fields: { targetAmount: 2_000_000 } });
    const now = apply(after, { kind: "set-financial-goal", fields: { targetAmount: 3_000_000 } });
    expect(revertChange(now, empty, after)).toEqual({
      refused: "later-edits",
      paths: [["profile", "financialGoal", "targetAmount"]],
    });
  });
});

test("what the person has already put back is no conflict", () => {
  const after = apply(with3, { kind: "edit-asset", id: "b", fields: { value: 5, name: "B" } });
  const now = apply(after, { kind: "edit-asset", id: "b", fields: { value: 1_000 } });
  expect(revertChange(now, with3, after)).toEqual({ documents: with3 });
});

describe("steps of a goal", () => {
  const step = (id: string) => ({
    id,
    title: id,
    description: "",
    targetAmount: null,
    targetDate: null,
    completed: false,
    order: 0,
  });
  const goal = (...steps: string[]) => skillGoal({ id: "g", submilestones: steps.map(step) });
  const start = apply(empty, { kind: "add-goal", goal: goal("s0", "s1") });
  const steps = (reverted: Reverted) =>
    "documents" in reverted
      ? reverted.documents.goals.intermediateGoals[0]?.submilestones.map(({ id, order }) => `${id}:${order}`)
      : reverted.paths;

  test("one that was removed comes back, and one that was put in front later stays there", () => {
    const after = apply(start, { kind: "edit-goal", id: "g", fields: { submilestones: [step("s1")] } });
    const now = apply(after, { kind: "edit-goal", id: "g", fields: { submilestones: [step("s2"), step("s1")] } });
    expect(steps(revertChange(now, start, after))).toEqual(["s0:0", "s2:1", "s1:2"]);
  });

  test("one that was added is taken out though it was moved", () => {
    const after = apply(start, {
      kind: "edit-goal",
      id: "g",
      fields: { submilestones: ["s0", "s1", "s2"].map(step) },
    });
    const now = apply(after, { kind: "edit-goal", id: "g", fields: { submilestones: ["s2", "s1", "s0"].map(step) } });
    expect(steps(revertChange(now, start, after))).toEqual(["s1:0", "s0:1"]);
  });
});

test("a name comes back to its place, those added later stay", () => {
  const start = apply(empty, { kind: "add-names", list: "skills", names: ["Sales", "Writing", "Law"] });
  const after = apply(start, { kind: "remove-names", list: "skills", names: ["Writing"] });
  const now = apply(after, { kind: "add-names", list: "skills", names: ["Cooking"] });
  expect(revertChange(now, start, after)).toMatchObject({
    documents: { skills: { skills: ["Sales", "Writing", "Law", "Cooking"] } },
  });
});
