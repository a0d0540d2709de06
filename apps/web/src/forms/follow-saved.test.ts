import fc from "fast-check";
import { expect, test } from "vitest";
import { followSaved } from "./follow-saved.ts";
import { mergeNames } from "./merge-names.ts";
import { sameValue } from "./same-value.ts";

const field = fc.oneof(fc.constant(""), fc.constant(null), fc.string(), fc.array(fc.string(), { maxLength: 3 }));
const form = fc.record({ a: field, b: field, c: field });

test("a form that was left alone shows the newer values", () => {
  fc.assert(
    fc.property(form, form, (base, fresh) => {
      const { updates, conflicts } = followSaved(base, base, fresh);
      expect(conflicts).toEqual([]);
      expect(sameValue({ ...base, ...updates }, fresh)).toBe(true);
    }),
  );
});

test("what was typed is never overwritten", () => {
  fc.assert(
    fc.property(form, form, form, (base, typed, fresh) => {
      const after = { ...typed, ...followSaved(base, typed, fresh).updates };
      for (const key of ["a", "b", "c"] as const) {
        if (!sameValue(typed[key], base[key])) expect(after[key]).toBe(typed[key]);
      }
    }),
  );
});

test("a conflict is told for each field that differs from both the old and the newer value, and for no other", () => {
  const base = { income: "1", expenses: "2", savings: "3" };
  const typed = { income: "9", expenses: "2", savings: "8" };
  const fresh = { income: "5", expenses: "6", savings: "8" };
  expect(followSaved(base, typed, fresh)).toEqual({ updates: { expenses: "6" }, conflicts: ["income"] });
});

test("a field with a way to merge takes both changes, and is a conflict only where they are at odds", () => {
  const merges = {
    names: mergeNames,
    note: (_base: string, typed: string, fresh: string, prefer: string) => (prefer === "typed" ? typed : fresh),
  };
  const base = { names: ["a"], note: "" };
  const typed = { names: ["a", "b"], note: "mine" };
  const fresh = { names: ["a", "c"], note: "theirs" };
  expect(followSaved(base, typed, fresh, merges)).toEqual({
    updates: { names: ["a", "b", "c"], note: "mine" },
    conflicts: ["note"],
  });
});

test("nothing happens where the saved values did not move", () => {
  fc.assert(
    fc.property(form, form, (base, typed) => {
      expect(followSaved(base, typed, base)).toEqual({ updates: {}, conflicts: [] });
    }),
  );
});

test("blank, null and missing are the same value, an empty list is not", () => {
  expect(sameValue({ a: "", b: null }, {})).toBe(true);
  expect(sameValue({ a: [] }, { a: null })).toBe(false);
  expect(sameValue([{ b: 1, a: 2 }], [{ a: 2, b: 1 }])).toBe(true);
  expect(sameValue(["x"], ["x", "y"])).toBe(false);
});
