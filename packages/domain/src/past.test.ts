import { describe, expect, test } from "vitest";
import { fieldChanges } from "./field-changes.ts";
import { check } from "./field-rules.ts";
import { emptyPast, type ToldFigure, toldFigureSchema, toldListSchema } from "./past.ts";

const NOW = "2026-11-20T09:00:00.000Z";
const worth: ToldFigure = { id: "t1", date: "2025-12-31", of: "net-worth", name: "", amount: 240_000 };
const fund: ToldFigure = { id: "t2", date: "2024-11-20", of: "asset", name: "401k", amount: 80_000 };

const wrongOf = (told: unknown) => {
  const checked = check(toldFigureSchema, told);
  return "errors" in checked ? checked.errors : [];
};

describe("an earlier figure", () => {
  test("of net worth has no name and may be negative", () => {
    expect(check(toldFigureSchema, { ...worth, name: "Mine", amount: -5.005 })).toEqual({
      value: { ...worth, amount: -5.01 },
    });
  });

  test.each([
    [
      { ...fund, name: " " },
      { path: "name", message: "Name is required" },
    ],
    [
      { ...fund, amount: -1 },
      { path: "amount", message: "Amount cannot be negative" },
    ],
    [
      { ...worth, amount: 1e13 },
      { path: "amount", message: "Amount cannot be more than $1,000,000,000,000" },
    ],
    [
      { ...worth, date: "1899-12-31" },
      { path: "date", message: "Date cannot be before 1900" },
    ],
    [
      { ...worth, of: "pension" },
      { path: "of", message: "Kind of figure is not one of the options" },
    ],
  ])("%j is refused", (told, error) => {
    expect(wrongOf(told)).toEqual([error]);
  });

  test("is one of 200 at most", () => {
    const many = Array.from({ length: 201 }, (_, at) => ({ ...fund, id: `t${at}` }));
    expect(check(toldListSchema, many)).toMatchObject({
      errors: [{ message: "At most 200 earlier figures can be kept" }],
    });
    expect(check(toldListSchema, many.slice(1))).toHaveProperty("value");
  });

  test("is named by what it is of and its day in receipts", () => {
    const [before, after] = [emptyPast(NOW), { ...emptyPast(NOW), told: [worth, fund] }];
    expect(fieldChanges({ past: before }, { past: after })).toEqual([
      {
        path: ["past", "told", "t1"],
        thing: "Net worth on Dec 31, 2025",
        action: "added",
        before: null,
        after: 240_000,
        unit: "money",
      },
      {
        path: ["past", "told", "t2"],
        thing: "401k on Nov 20, 2024",
        action: "added",
        before: null,
        after: 80_000,
        unit: "money",
      },
    ]);
  });
});
