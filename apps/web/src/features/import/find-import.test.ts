import type { ActivityEntry } from "@seven-figures/calls";
import type { FieldPath } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { findImport } from "./find-import.ts";

function entry(changeId: string, path: FieldPath, rest: Partial<ActivityEntry> = {}): ActivityEntry {
  const field = { path, thing: "", action: "changed", before: 1, after: 2, unit: "money" } as const;
  return {
    changeId,
    at: "2026-11-23T00:00:00.000Z",
    by: "you",
    summary: "",
    fields: [field],
    moreFields: 0,
    undone: false,
    undoable: true,
    ...rest,
  };
}

test("the newest own change of one of the paths that stands is found", () => {
  const changes = [
    entry("advisor's", ["financials", "assets", "a1", "value"], { by: "advisor" }),
    entry("undone", ["financials", "assets", "a1", "value"], { undone: true }),
    entry("another", ["financials", "assets", "a10", "value"]),
    entry("this", ["financials", "assets", "a1", "value"]),
    entry("older", ["financials", "assets", "a1"]),
  ];
  expect(findImport(changes, [["financials", "assets", "a1"]])).toBe("this");
  expect(
    findImport(changes, [
      ["financials", "assets", "a1"],
      ["financials", "assets", "a10"],
    ]),
  ).toBe("another");
  expect(findImport(changes, [["financials", "debts", "a1"]])).toBeNull();
});
